# Words that stand in index.html itself, before any module runs.
page-title = Slapjack
page-description = The card game Slapjack in real time, judged fairly, on every phone in the room.
page-no-script = Slapjack needs JavaScript. Switch it on for this page and reload.
page-old-title = This browser is too old for Slapjack
page-old-text = Please update it, or open the same address in a newer one: Chrome, Edge, Firefox or Samsung Internet of the last two years, or Safari from 16.4 on.
