# テーブルにて: 何をするかの一行、プレイヤー、手の記録、会話、再生。

table-now = 今すること
table-you = あなた
table-bot = ボット
table-here = この端末
table-seat-free = 空席
table-seat-friend = 友だちのための席
table-sit = ここに座る
table-remove = 席を外してもらう
table-waiting = { $count ->
   *[other] あと{ $count }人の参加を待っています
}。
table-invite = このリンクを友だちに送ってください：
table-watch-link = 観戦だけのリンク：
table-copy = コピー
table-share = 共有
table-code = QRコード
table-copied = コピーしました
table-turn-of = { $player }の番です。
table-bot-thinks = { $player }が考えています…
table-bot-waits = { $player }は順番を待っています。今はほかのボットが考えています…
table-players = プレイヤー
table-points = { $points ->
   *[other] { $points }点
}
table-score-total = 合計
table-score-source = 内訳
table-score-points = 点
table-actions = できること
table-undo = 取り消す
table-undo-ask = 取り消しを頼む
table-undo-accept = 認める
table-undo-refuse = いいえ
table-undo-waiting = ほかの人の同意を待っています。
table-end-turn = 手番を終える
table-turn = 回す
table-confirm = この手で決定
table-cancel = 選び直す
table-resign = 投了
table-resign-sure = このゲームを投了しますか？
table-resign-yes = はい、投了します
table-replace = { $player }をボットに交代する
table-rematch = もう一度遊ぶ
table-replay = ゲームを振り返る
table-log = 手の記録
table-hint = 光っているものにカーソルを合わせると、コストと利益がここに出ます。
table-hint-tap = 光っているものをタップすると、コストと利益がここに出ます。
table-skips = クリックかタップで先へ進みます
table-aim-city-of-light = まず街路を敷き、次に街灯のそばに建てます。建物の得点は、大きさ×照らす街灯の数です。
table-aim-paris-paris = バスが止まる停留所に店を持ちましょう。毎ラウンド、残ったタイルの停留所へバスが行き、そこの店が1点ずつ得点します。
table-aim-paris = 鍵駒を置いてフランを得て、鍵駒を移して購入します。地区で価値の合計が最も高い人が得点します。
table-only-end = 手番を終えてください。
table-log-none = まだ手はありません。
table-log-earlier = これより前の手
table-chat = チャット
table-chat-say = メッセージを入力
table-chat-send = 送る
table-chat-none = まだメッセージはありません。
table-more = その他
table-menu = テーブル
table-help = キー操作
table-connection-lost = 接続が切れました。自動でつながります。
table-connection-back = つながりました。
table-saved-later = つながり次第、あなたの手を送ります。
table-curtain = { $player }の番です
table-curtain-line = 端末を受け取ってください。ほかの人は見ないでください。
table-curtain-lift = { $player }です。ボードを見せる
table-preview-uncertain = ほかの結果は、まだ伏せられているものしだいです。
table-options = このテーブルのオプション

key-turn = 駒を回す
key-undo = 取り消す
key-end = 手番を終える
key-cancel = 選び直す
key-targets = 選べる場所を順に移る
key-confirm = その場所を選ぶ
key-chat = チャットへ

names-and = { $first }と{ $last }
end-standings = 順位
end-wins = { $points ->
   *[other] { $player }が{ $points }点で勝ちました。
}
end-shared = { $points ->
   *[other] { $players }が{ $points }点で勝利を分け合いました。
}
end-tie-city-of-light-1 = 同点のため、自分の色の空きマスが多い方の勝ちです。
end-tie-paris-paris-1 = 同点のため、地図上の店が少ない方の勝ちです。
end-tie-paris-1 = 同点のため、フランが多い方の勝ちです。
end-tie-paris-2 = 得点もフランも同じため、建築物とランドマークの価値の合計が高い方の勝ちです。
end-resigned = { $player }が投了しました。
end-winner = { $player }の勝ちです。

fair-title = 公正なシャッフル
fair-before = 最初の1手の前に公開された、サーバーの秘密の値のハッシュ値：
fair-entropy = { $player }が加えた乱数：
fair-secret = 終了後に明かされた秘密の値：
fair-added = { $player }が乱数を加えました
fair-later = 秘密の値はゲームの終了後に明かされます。
fair-ok = 確認済み：ハッシュ値は秘密の値と一致し、秘密の値と加えた乱数からちょうどこの配り方になります。
fair-bad-secret = 確認できませんでした：秘密の値が公開されたハッシュ値と一致しません。
fair-bad-deal = 確認できませんでした：秘密の値と加えた乱数からこの配り方になりません。
fair-bad-missing = 確認できませんでした：棋譜に秘密の値がありません。
fair-none = このゲームは証明なしで配られました。
fair-how = 自分で確かめるには、棋譜をダウンロードして実行してください：lutece verify FILE
first-title = 初めてのゲームですか？
first-next = 次へ
first-done = 分かった（もう表示しない）
first-city-of-light-goal = まず街路を敷き、次に街灯のそばに建てます。建物の得点は、大きさ×照らす街灯の数です。
first-city-of-light-you = あなたは{ $letter ->
    [A] オレンジ
   *[other] 青
}です。建てられるのは、自分の色と混色のマスだけです。
first-city-of-light-turn = 手番では、タイルを空いた区画に置くか、建物を取ります。街路が埋まる前に3つか4つ取りましょう。建てられなかった建物は1つ3点の減点です。
first-city-of-light-look = 今は空いた区画が光っています。自分の色が多いところの隣に街灯を置きましょう。何でもカーソルを合わせるかタップすると説明が読めます。
first-paris-paris-goal = バスが止まる停留所に店を持ちましょう。バスが来るたびに、店1軒につき1点を得ます。
first-paris-paris-you = あなたはプレイヤー{ $letter }です。その文字の店が自分の店です。地図の横にある特別便は秘密です。最後にその路線でもう1回大ツアーがあります。
first-paris-paris-turn = 手番では、タイルを1枚取り、その停留所に店を開きます。だれも取らなかったタイルの停留所へ、このラウンドのバスが行きます。
first-paris-paris-look = 今はタイルのカードを見ましょう。残った場合に起きることが書かれています。2軒入る交差点は、大ツアーでいちばん得点になります。
first-paris-goal = 勝利点を集めます。ボーナスタイル、ランドマークの名誉、そして終了時に自分の鍵駒の価値が高い地区から得ます。
first-paris-you = あなたはプレイヤー{ $letter }です。フラン、鍵駒、トークンは、ボードの横か下のついたての内側にあります。
first-paris-turn = 手番では、建築物を引き、鍵駒を銀行に置いてフランを得るか、鍵駒を建築物やランドマークに移して購入します。そして手番を終えます。
first-paris-look = 今は山から引きましょう。次に、多く支払う銀行に最初の鍵駒を置き、その地区でより高い価値へ進みます。価値1と2ではボーナスタイルを取れます。

replay-title = 再生
replay-line = { $game }：{ $players }
replay-start = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-end = 最後へ
replay-play = 自動再生
replay-at = { $of }手中{ $ply }手目まで
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
replay-before = 最初の1手の前
replay-view-mover = 手番の人
replay-link = この局面へのリンク
replay-own = 自分の棋譜
replay-delete = この棋譜を削除
replay-kept = 専用のアドレスでここに保存されています。アドレスを知っている人は見ることができます。

name-landmark-jardin-du-luxembourg = リュクサンブール公園
name-landmark-tuileries = テュイルリー庭園
name-landmark-tour-eiffel = エッフェル塔
name-landmark-opera-garnier = オペラ・ガルニエ
name-landmark-grand-palais = グラン・パレ
name-landmark-sacre-coeur = サクレ・クール寺院
name-landmark-notre-dame = ノートルダム大聖堂
name-landmark-louvre = ルーブル
