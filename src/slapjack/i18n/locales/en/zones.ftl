zone-slap = { $name }: slap the pile
zone-flip = { $name }: flip a card, { $count } in the stock
zone-add = Add a player on this screen
zone-adding = A seat…
zone-small = This screen is small for so many hands: let some of you join by phone.
zone-touches = This screen can follow only a few fingers at once: let some of you join by phone.
zone-ipad = iPad: switch off the gestures with four and five fingers in the settings, or use Guided Access.
