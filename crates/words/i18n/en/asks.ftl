# What players ask of each other, and phrases for the chat.

ask-take-back-asked = { $player } would like to undo the last move.
ask-pause-asked = { $player } would like to pause: the clocks would stand still.
ask-end-asked = { $player } would like to end the game here, without a winner.
ask-take-back-refused = { $player } does not want the move undone.
ask-pause-refused = { $player } does not want a pause.
ask-end-refused = { $player } wants to play on.
ask-pause = Ask for a pause
ask-end = Offer to end the game
ask-paused = The clocks are standing still. A move or this button starts them again.
ask-resume = Go on
ask-ended = The players have ended the game. Nobody has won.
chat-phrases = Quick phrases, which everybody reads in their own language
chat-mute = Mute { $player }
chat-unmute = Show { $player } again
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-nice = Well played!
phrase-bye = Goodbye!
refused-asked-already = Answer what is being asked first.
refused-no-pause = There is no running clock to stop here.
