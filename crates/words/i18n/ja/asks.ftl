# プレイヤー同士のお願いと、チャットの定型文。

ask-take-back-asked = { $player }が最後の手を取り消したいそうです。
ask-pause-asked = { $player }が休憩を希望しています。同意すると時計が止まります。
ask-end-asked = { $player }が勝敗なしでゲームを終えたいそうです。
ask-take-back-refused = { $player }は取り消しに同意しませんでした。
ask-pause-refused = { $player }は休憩に同意しませんでした。
ask-end-refused = { $player }は続けたいそうです。
ask-pause = 休憩を頼む
ask-end = ゲームの終了を提案
ask-paused = 時計は止まっています。手を指すか、このボタンで再開します。
ask-resume = 再開する
ask-ended = 合意によりゲームは終わりました。勝者はいません。
chat-phrases = 定型文（相手の言語で表示されます）
chat-mute = { $player }をミュート
chat-unmute = { $player }を再び表示
phrase-hello = こんにちは！
phrase-luck = よろしくお願いします！
phrase-moment = 少々お待ちください。
phrase-thanks = ありがとうございます！
phrase-sorry = すみません！
phrase-nice = お見事！
phrase-bye = さようなら！
refused-asked-already = 先に今のお願いに答えてください。
refused-no-pause = ここには止められる時計がありません。
