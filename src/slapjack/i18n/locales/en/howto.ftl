### The How to play pages. The rules themselves are in sheet.ftl.

howto-language = English
howto-languages = This page in other languages
howto-title = How to play Slapjack
howto-preset-title = Slapjack rules: { $name }
howto-description = The rules of the card game Slapjack in plain words: how to flip, when to slap, what a false slap costs, and all the house rules.
howto-lead = Slapjack is a quick card game for 2 to 8 players, from about five years on. Cards are flipped onto a pile, one by one. When a Jack shows, everybody slaps: the first hand takes the pile. Who ends up with all the cards wins.
howto-jack = The card to watch for is called Jack in English, Valet in French, Jota in Spanish, Valete in Portuguese and Fante in Italian.
howto-play = Play now

## In one minute

howto-minute-title = In one minute
howto-step-deal = Deal all the cards. Everybody has a stack, face down.
howto-step-flip = In turn, flip your top card onto the pile in the middle.
howto-step-slap = A Jack? Slap it! The first palm takes the whole pile.
howto-step-false = Not a Jack? Then your slap was false, and you pay one card to the player who flipped it.
howto-step-late = Nobody slapped the Jack before the next card came? It is buried, and the pile grows.
howto-step-empty = No cards left? You have one last chance, at the next Jack.
howto-step-win = The last player in the game, or the one with all the cards, wins. That takes about 5 to 15 minutes.

## Rules to choose from

howto-presets-title = Rules to choose from
howto-presets-lead = Every family plays it a little differently. Here are the best known ways, each with its full rules.
howto-full-title = The rules in full
howto-full-lead = This is the classic game. A table may change any of these rules, and then shows them in the same words.
howto-back = All rules and tips

## Tips

howto-tips-title = Tips
howto-tip-hand = Keep the hand that does not flip open and loose, near the edge of the pile.
howto-tip-eyes = Watch the card as it turns, not the other hands.
howto-tip-faces = Queens and Kings look like Jacks at a glance. Wait for the letter.
howto-tip-calm = Only a few cards left? Stay calm. One good slap brings you back.
howto-tip-flip = Flip evenly and away from you. A crooked flip shows you the card first, and that is not fair.

## Questions

howto-questions-title = Questions
howto-ask-tie = What if two slap at the same time?
howto-answer-tie = The classic game flips one more card, just for the two of them. On screen, the photo finish shows who was how fast.
howto-ask-network = Does a slow connection lose?
howto-answer-network = No. The table measures each connection and counts from the moment when the card shows on your own screen, not from when your slap arrives.
howto-ask-children = Can small children play along?
howto-answer-children = Yes. With the rules for little ones a false slap is free and nobody is put out. And a table can slow down the hands of grown-ups.
howto-ask-palm = Can the screen tell a palm from a finger?
howto-answer-palm = No. On a screen the rule about the palm is one of good manners.
howto-ask-odd = Some of us got one card more. Is that fair?
howto-answer-odd = Yes. 52 cards cannot always be shared evenly, and one card makes no difference.

## Words

howto-words-title = Words
howto-word-stack = Stack
howto-means-stack = Your own cards, face down in front of you.
howto-word-pile = Pile
howto-means-pile = The flipped cards in the middle. This is what you slap.
howto-word-flip = Flip
howto-means-flip = To turn your top card face up onto the pile.
howto-word-slap = Slap
howto-means-slap = To hit the pile with your open palm.
howto-word-false = False slap
howto-means-false = A slap on a card that is none to slap.
howto-word-buried = Buried
howto-means-buried = Covered by the next card before anybody slapped.
howto-word-chance = Last chance
howto-means-chance = The one slap you have left when your stack is empty.
