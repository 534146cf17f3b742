### What the server says: answers of the API, and the terminal in which it runs.
### An answer has a sentence and a hint: what the reader can do about it.

## Answers of the API

error-no_such_table = There is no table { $code }.
    .hint = Check the four letters on the big screen. A table ends when its server is restarted or nobody was there for a long time.
error-no_such_game = There is no record of this game.
    .hint = A record is kept when its game is over. Ask for it by the id in the result.
error-no_such_link = This is no link of the table.
    .hint = Use one of the "links" of GET api/v1/tables/CODE.
error-no_reachable_address = No address was found by which a phone could reach this table.
    .hint = Join a network, or start the server with --lan-address or --public-url.
error-table_full = All seats of this table are taken.
    .hint = Watch this game, or open another table.
error-table_locked = The host has locked this table.
    .hint = Ask the host to unlock it.
error-game_running = A game is being played here.
    .hint = Watch until it is over; then sit down.
error-name_taken = Somebody at this table already has this name.
    .hint = Choose another name.
error-bad_name = This name cannot be used here.
    .hint = Use 1 to 16 visible characters, or leave the name out to get one.
error-names_generated = This table chooses the names.
    .hint = Leave the name out to get one, or ask the host to allow typed names.
error-ink_taken = Somebody at this table already has this ink.
    .hint = Choose another ink, or leave it out to get one.
error-seat_refused = The table did not give a seat.
    .hint = Look at the table and try again.
error-bad_rule = The rule { $field } cannot be { $value }.
    .hint = { $field } is { $expected }.
error-bad_body = The request does not fit: { $detail }.
    .hint = See api/v1/openapi.json for what it may contain.
error-bad_json = The request is not JSON.
    .hint = Send an object such as {"{"}"rules": {"{"}"preset": "classic"{"}"}{"}"} with content-type application/json.
error-too_large = The request has more than { $most } bytes.
    .hint = Send only what api/v1/openapi.json describes.
error-too_many_tables = This server has as many tables as it can hold.
    .hint = Try again in a few minutes, or join a table that is open.
error-too_often = That was too often.
    .hint = Wait { $seconds } seconds and try again.
error-wrong_origin = Pages of another site may not do this.
    .hint = Open the game by its own address.
error-phrase_needed = Tables on this server are opened with a phrase.
    .hint = Ask whoever runs the server for the phrase. To join a table you need only its four letters.
error-wrong_phrase = This is not the phrase.
    .hint = Type it as whoever runs the server gave it to you.
error-operator_only = Only whoever runs this server opens tables here.
    .hint = Ask them for a table. To join one you need only its four letters.
error-wrong_method = { $method } cannot be used here.
    .hint = See api/v1/openapi.json for what can.
error-no_such_path = There is nothing at this address.
    .hint = See api/v1/openapi.json for what there is.
error-storage = What happens at the tables cannot be kept at the moment.
    .hint = Tell whoever runs the server: its log says why, and `slapjack doctor` what to do.
error-stopping = The server is about to stop.
    .hint = Try again in a moment.

## Pages without the web client

page-missing-title = Slapjack runs, but its page was not built
page-missing-text = The server works. Its web page is missing: run { $command } in the checkout, then load this page again.
page-nothing-title = There is nothing here
page-nothing-text = A table's address ends in its four letters. Go to the start page and type them there.
page-nothing-link = To the start page

## The terminal

serve-open-here = On this computer, as the host, open:
serve-open-public = As the host, open (keep this link to yourself):
serve-phones = Phones on the same network scan this, or open:
serve-public = Everybody scans this, or opens:
serve-no-address = No address was found by which a phone could reach this computer. Join a Wi-Fi, or start again with --lan-address ADDRESS. The game works on this computer:
serve-other-addresses = Other addresses:
serve-home = Start page:
serve-stop = Press Ctrl+C to stop.
serve-stopping = Stopping: open races are annulled, everybody is told.
serve-port-used = Port { $port } is already in use. Is Slapjack already running? Stop it, or choose another port: slapjack serve --port { $other }
serve-port-forbidden = Port { $port } may not be used by you. Choose a port above 1023: slapjack serve --port 8080
serve-address-unknown = The address { $host } is none of this computer's. Leave --host out to listen on all of them.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose another with --host and --port.
