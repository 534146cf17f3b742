# The privacy page: what docs/privacy.md says, for whoever plays.
privacy-title = Privacy
privacy-lead = You play without an account, and hardly anything of you is kept. Here is what, where and for how long.
privacy-not-title = What is not kept
privacy-not-account = No account, no e-mail address, no birthday, no chat, no microphone, no camera.
privacy-not-name = You are an animal with a colour. Typed names exist only where the host allows them, and records hold them only if the host keeps them there.
privacy-not-address = No network address, no device data, and not who played with whom.
privacy-not-tracking = No cookies, no tracking, no advertising: your browser asks this server and nobody else.
privacy-kept-title = What is kept, and for how long
privacy-kept-browser = In your browser: your settings, the secrets of your seats, your keys, and your own times from the trainer. Until you erase them.
privacy-kept-table = On the server: the table with its rules, seats and cards. It is deleted when nobody was there for { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
privacy-kept-record = On the server: the record of a finished game, with cards and reaction times by animal, for { $days ->
    [one] one day
   *[other] { $days } days
}.
privacy-kept-network = In the server's memory: your network address, to count tries of codes. It is never written down.
privacy-erase-title = How to erase it
privacy-erase-mine = What is in your browser: Settings, “Erase my data”.
privacy-erase-table = A table with the records of its games: the host's menu, “Erase this table”. It is gone at once, for everybody.
privacy-seen-title = Who sees what
privacy-seen-others = At the table all see your animal or name, your colour, your number of cards, your times in a race, and whether your connection is good.
privacy-seen-link = Whoever has a table's code can watch, unless the host locks watchers out.
privacy-seen-children = Nothing asks for a child's data. The word that some rules want shouted is a button, never a microphone.
