# テーブルにて: 何をするかの一行、プレイヤー、手の記録、会話、再生。

table-board = 「{ $game }」のボード
table-now = 今すること
table-you = あなた
table-bot = ボット
table-here = この端末
table-seat-free = 空席
table-seat-friend = 友だちのための席
table-sit = ここに座る
table-remove = 席を外してもらう
table-start = 始める
table-waiting = { $count ->
   *[other] あと{ $count }人待っています
}。
table-invite = このリンクを友だちに送ってください:
table-watch-link = 観戦だけのリンク:
table-copy = コピー
table-share = 共有
table-code = QRコード
table-copied = コピーしました
table-turn-of = { $player }の番です。
table-your-turn = あなたの番です
table-bot-thinks = { $player }が考えています…
table-watching = 観戦中です。
table-players = プレイヤー
table-points = { $points ->
   *[other] { $points }点
}
table-score-of = { $player }の得点
table-score-total = 合計
table-score-source = 内訳
table-score-points = 点
table-score-why = 得点の内訳
table-actions = できること
table-undo = 取り消す
table-undo-ask = 待ったを頼む
table-undo-asked = { $player }が最後の手を取り消したいそうです。
table-undo-accept = 認める
table-undo-refuse = いいえ
table-undo-waiting = ほかの人の同意を待っています。
table-end-turn = 手番を終える
table-turn = 回す
table-turn-piece = 駒を回す
table-confirm = この手を指す
table-cancel = やめる
table-choose = 選んでください:
table-choose-next = 印のある場所を選んでください。
table-skip = しない
table-resign = 投了
table-resign-sure = このゲームを投了しますか？
table-resign-yes = はい、投了します
table-no = いいえ
table-replace = { $player }の代わりにボットが打つ
table-rematch = もう一度遊ぶ
table-replay = ゲームを振り返る
table-log = 手の記録
table-hint = 光っているものを指すと、費用と得られるものがここに出ます。
table-hint-tap = 光っているものをタップすると、費用と得られるものがここに出ます。
table-aim-city-of-light = まず街路を敷き、次に街灯のそばに建てます。建物の得点は、大きさ×照らす街灯の数です。
table-aim-paris-paris = バスが止まる停留所に店を持ちましょう。毎ラウンド、残ったタイルの停留所へバスが行き、そこの店が得点します。
table-aim-paris = 鍵駒を置いてフランを得て、鍵駒を移して購入します。地区で価値の合計が最も高い人が得点します。
table-only-end = 手番を終えてください。
table-log-none = まだ手はありません。
table-log-earlier = これより前の手
table-log-move = { $ply }手目
table-chat = 会話
table-chat-say = 何か言う
table-chat-send = 送る
table-chat-none = まだだれも話していません。
table-more = その他
table-menu = テーブル
table-help = キー操作
table-connection-lost = 接続が切れました。自動でつながります。
table-connection-back = つながりました。
table-sending = 送信中…
table-saved-later = つながり次第、あなたの手を送ります。
table-curtain = { $player }さんの番です
table-curtain-line = 端末を受け取ってください。ほかの人は見ないでください。
table-curtain-lift = { $player }です。ボードを見せる
table-hidden = 非公開
table-preview = この手の結果
table-preview-nothing = ほかには何も起きません。
table-moves-left = { $count ->
   *[other] { $count }通り
}
table-options = このテーブルのオプション
table-edition = 版: { $edition }

key-turn = 駒を回す
key-undo = 取り消す
key-end = 手番を終える
key-cancel = 選択をやめる
key-targets = 選べる場所を順に移る
key-confirm = その場所を選ぶ
key-chat = 会話へ

end-title = ゲーム終了
end-standings = 順位
end-wins = { $points ->
   *[other] { $player }が{ $points }点で勝ちました。
}
end-shared = { $points ->
   *[other] { $players }が{ $points }点で勝利を分け合いました。
}
end-tie-break = 同点のため、タイブレーク{ $number }で決まりました。
end-resigned = { $player }が投了しました。
end-winner = { $player }の勝ちです。

fair-title = 公正なシャッフル
fair-before = 最初の一手の前に公開された、サーバーの秘密の指紋:
fair-entropy = { $player }が加えた乱数:
fair-secret = 終了後に明かされた秘密:
fair-added = { $player }が乱数を加えました
fair-later = 秘密はゲームの終了後に明かされます。
fair-ok = 確認済み: 指紋は秘密と一致し、秘密と加えた乱数からちょうどこの配り方になります。
fair-bad = 確認できませんでした: { $reason }
fair-none = このゲームは証明なしで配られました。
fair-how = 自分で確かめるには、棋譜をダウンロードして実行してください: lutece verify FILE

replay-title = 再生
replay-line = { $game }: { $players }
replay-start = 最初へ
replay-back = 一手戻る
replay-forward = 一手進む
replay-end = 最後へ
replay-play = 自動再生
replay-pause = 止める
replay-at = { $of }手中{ $ply }手目
replay-jump = 手数を選ぶ
replay-view = 見る立場
replay-view-public = 観戦者
replay-download = 棋譜をダウンロード
replay-on = ここからボットと続ける
replay-open = 棋譜を開く
replay-open-line = 棋譜は、どのゲームも保存できるテキストファイルです。
replay-file = 棋譜ファイル
replay-choose = ファイルを選ぶ
replay-paste = またはテキストを貼り付ける
replay-show = 見る
replay-before = 最初の一手の前

shape-of = { $player }、記号{ $letter }
