game-lanterns = ランタン
game-lanterns-line = いちばん点になる柱にランタンを吊るす。2～4人、5分。
about-credit-lanterns = 「ランタン」は私たちの小さなゲームで、配布されるプログラムには入っていません。
table-aim-lanterns = 明るいランタンを、点の高い柱に吊るしましょう。

first-lanterns-goal = 点の高い柱にランタンを吊るしましょう。ランタンの明るさに柱の数を掛けた点になります。
first-lanterns-you = あなたはプレイヤー{ $letter }です。手元のランタンは自分だけに見えます。
first-lanterns-turn = 手番では、ランタンを1つと空いている柱を選びます。
first-lanterns-look = 今は、3点の柱と、自分のいちばん明るいランタンを見ましょう。

lanterns-prompt = 空いている柱にランタンを1つ吊るしてください。
lanterns-hang = ランタン{ $lantern }を柱{ $post }に吊るす
    .log = { $who }がランタン{ $lantern }を柱{ $post }に吊るしました。
lanterns-choice = ランタン{ $lantern }
lanterns-event-scored =
    { $seat }が柱{ $post }で{ $points }点を得ました。
lanterns-score = 柱{ $post }：{ $lantern }×{ $factor }
lanterns-feat-brightest = 1つのランタンでの最多得点
lanterns-refusal-over = ランタンはすべて吊るされています。
lanterns-refusal-not-held = ランタン{ $lantern }は手元にありません。
lanterns-refusal-no-post = 柱{ $post }はこの人数では使いません。
lanterns-refusal-taken = 柱{ $post }にはもうランタンがあります。

draw-lanterns-board = 柱の並ぶ河岸
draw-lanterns-post = 柱{ $post }：{ $factor }倍
draw-lanterns-hung = プレイヤー{ $player }のランタン{ $lantern }
draw-lanterns-held = 手元のランタン{ $lantern }
draw-lanterns-hand = プレイヤー{ $player }：{ $points }点、手元に{ $count }個
about-lanterns-post = ここのランタンは明るさの{ $factor }倍の点になります。
about-lanterns-held = 明るいほど点になります。
about-lanterns-hand = 得点と残りのランタンの数です。どれかは持ち主だけが知っています。

rules-lanterns-aim-title = ゲームの目的
rules-lanterns-aim = 全員が、明るさ1～{ $lanterns }の{ $lanterns }個から{ $hand }個ずつ持ちます。すべて吊るしたとき、いちばん得点の高い人の勝ちです。同点なら勝ちを分けます。
rules-lanterns-turn-title = 手番
rules-lanterns-turn = 自分のランタン1つと空いている柱を選びます。すぐに、明るさに柱の数を掛けた点を得ます。次の人の手番になります。
rules-lanterns-turn-figure = 最初のランタンが吊るされました。
rules-lanterns-posts-title = 柱
rules-lanterns-posts = 使う柱は吊るすランタンと同じ数です。2人なら最初の8本です。

explorer-lanterns-lantern = ランタン
setup-keys-lanterns =
    hand 1: 席1のランタン
    hung: 吊るしたランタンごとに1行：席、ランタン、柱（1 12 p3）
