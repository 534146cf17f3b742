lobby-code = Table
lobby-scan = Scan to sit down
lobby-qr = QR code with the address of this table
lobby-type = or type this address
lobby-reach-public = Anyone with this address can join.
lobby-reach-lan = Phones on the same Wi-Fi as this screen can join. People outside your home cannot.
lobby-reach-outside = How can people outside join?
lobby-reach-outside-how = The server needs an address on the internet: the person who runs it starts it with --public-url behind a tunnel or a proxy. slapjack doctor checks it.
lobby-reach-name = Devices that know this name can join.
lobby-reach-virtual = Probably only this computer can open this address.
lobby-reach-none = No phone can reach this server yet. Connect this computer to a network, then reload.
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share link
lobby-seats = At the table
lobby-seat-count = { $taken } of { $most }
lobby-empty-one = Only you so far. Let others scan the code, or add a bot.
lobby-empty-none = Nobody here yet. Scan the code to sit down.
lobby-seat-free = Free seat
lobby-you = you
lobby-here = on this screen
lobby-host = host
lobby-unready = has not agreed yet
lobby-ready-set = I agree to these rules
lobby-rules-changed = The rules have changed.
lobby-thumbs-missing = Not agreed yet: { $names }
lobby-thumbs-wait = { $count ->
    [one] Waiting for one thumb up
   *[other] Waiting for { $count } thumbs up
}
lobby-thumbs-needed = Wait for every thumb up
lobby-away = away
lobby-bot = bot, { $level }
lobby-heavy = heavy paws, +{ $ms } ms
lobby-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
lobby-sit = Sit down
lobby-sitting = Sitting down…
lobby-stand = Give up my seat
lobby-bots = Bots
lobby-bot-add = Add a bot
lobby-bot-remove = Remove a bot
lobby-kick = Remove { $name }
lobby-lock = Lock the table
lobby-locked = The table is locked: nobody new can sit down.
lobby-full = All seats are taken. You can watch this game, or go home and open a table.
lobby-rules = Rules
lobby-deal = Deal
lobby-need = { $missing ->
    [one] One more player, then you can deal.
   *[other] { $missing } more players, then you can deal.
}
lobby-wait-host = { $name } deals when everybody is here.
lobby-wait-nobody = The host is away. Somebody here becomes the host in a moment.
lobby-watchers = { $count ->
    [0] Nobody watches
    [one] One watches
   *[other] { $count } watch
}
lobby-screens = A big screen is linked: it plays the sounds, this device is quiet. M or the menu turns the sound on here.
lobby-code-hidden = The code is hidden.
lobby-code-show = Show it
lobby-call = You hear each other: is it here that the game sounds?
lobby-call-sound = Sound here
plain-hello = Hello, { $name }!
plain-with = With { $names }
lobby-tally = Games won
lobby-tally-empty = Nobody has won a game yet.
lobby-home = Home

level-gentle = gentle
level-steady = steady
level-hasty = hasty
level-sleepy = sleepy
level-sharp = sharp
level-other = { $level }

preset-classic = Classic
preset-classic-about = Jacks only. A false slap costs one card. Out of cards? One last chance.
preset-frappe-le-valet = Frappe le Valet
preset-frappe-le-valet-about = From Quebec, for three or more: cut first, won cards are shuffled in, play until one has them all.
preset-italian = Italian
preset-italian-about = Won cards are shuffled in, the lowest hand wins, play until one has them all.
preset-strict-kids = Strict
preset-strict-kids-about = A false slap costs one card to each player.
preset-little-ones = Little ones
preset-little-ones-about = Free false slaps, nobody is put out, slow cards, five minutes.
preset-fast = Fast
preset-fast-about = No last chance: out of cards is out.
preset-doubles-and-sandwiches = Doubles
preset-doubles-and-sandwiches-about = Slap Jacks, pairs, and pairs with one card between.
preset-shout = Shout
preset-shout-about = A slap counts only with a shout. Use the Shout button.
preset-one-hand = One hand
preset-one-hand-about = Slap only with the hand that does not flip.
preset-egyptian-ratscrew = Egyptian Ratscrew
preset-egyptian-ratscrew-about = Pairs, sandwiches and marriages; face cards must be paid for.
preset-changed = { $name }, with house rules
preset-other = House rules
preset-other-about = Rules of this table's own.
lobby-erase = Erase this table
lobby-erase-text = The table, its game and the records of all its games are deleted, for everybody. Nobody can bring them back.
lobby-erase-yes = Yes, erase all of it
lobby-erase-no = No, keep it
lobby-result = Back to the result
