# 対戦相手を探す：マッチング、挑戦、席を譲るボット。

lobby-pair = 対戦相手を探す
lobby-pair-line = 同じゲームを同じ速さで探している人がいれば、すぐに対戦が始まります。いなければテーブルで待ち、通知でお知らせできます。
lobby-pair-go = 相手を探す
lobby-challenge = 対戦を申し込む
lobby-challenges = 届いた対戦の申し込み
lobby-challenged = { $player }からの対戦の申し込み
lobby-accept = 受ける
lobby-decline = 断る
lobby-withdraw = 取り下げる
lobby-asked = { $player }に対戦を申し込みました。まだ返事はありません。
lobby-declined = { $player }は申し込みを断りました。
lobby-empty = 小さなサイトではよくあることです。友だちにリンクを送るか、だれかが来て席を代わるまでボットと遊びましょう。
lobby-empty-invite = 友だちを招待
lobby-empty-bot = 席を譲るボットと遊ぶ
lobby-open-bots = 人がボットの席を引き継げる
lobby-open-bots-line = ゲームはその場面から続きます。レーティングには数えません。
lobby-bot-makes-room = ボットが席を譲ります
lobby-take-over = { $player }の席を引き継ぐ

seat-player = プレイヤー（名前で指名）
refused-no-player = その名前のアカウントを持つ人はいません。
refused-yourself = 自分に対戦を申し込むことはできません。
