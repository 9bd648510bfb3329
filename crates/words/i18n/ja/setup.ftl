# A position set up by hand: the page, and what can be wrong with a text.

setup-title = 局面を作る
setup-line-short = 自分で作った局面を検討盤で調べられます。
setup-intro = だれが何を持ち、何がどこにあるかを書いてください。書いている間に確認されます。まずは、すでに書かれている局面を変えてみてください。1行ごとに、言葉、コロン、その内容を書きます。
setup-text = 局面
setup-go = 検討盤で開く
setup-check = 確認する
setup-edit = この局面を変える
setup-keys = 各行の意味
setup-wrong = まだ局面になっていません：
setup-at = { $line }行目：
setup-right = この局面から遊べます。
setup-keys-city-of-light =
    to-act: 手番の席。だれも何もできないときは書かない
    turn: これまでの手番の数
    postcards: 使う絵はがき
    tile: 置かれたタイルごとに1行：席、番号、区画、90度回転の数（1 5 B3 r1）
    hand 1, stack 1: 手元のタイルと、引く順に並べた裏向きのタイル
    reserve 1: 取ってまだ建てていない建物
    build: 建物ごとに1行：席、建物、左上のマス、90度回転の数（1 P5 c4 r2）
    card: 使った絵はがきごとに1行：席、絵はがき、手と同じ書き方の場所、または idle（2 peintre c3）
setup-keys-paris-paris =
    round: ラウンドの番号
    bus: このラウンドを始めた席
    tiles: このラウンドのタイル（停留所/路線）。取られたものには後ろに -
    parked: 駐車場のタイル
    shops 1: 席1の店がある停留所
    bag: 袋の中の店の数（席ごとに1つ）
    small, grand, trips, bag-points: これまでの得点（席ごとに1つ）
    trip 1, open: 特別便
    drawn: 前のラウンドのタイル。駐車中のものには後ろに *。省略できる
    stacks: 裏向きのタイルを順に。省略できる
setup-keys-paris =
    to-act: 手番の席。ゲームが終わっているときは書かない
    step: 求められていること（draw、action、free など）。手番の初めなら書かない
    start, turn: 最初の席、これまでの手番の数
    ending: open、last-tile（最後のゲーム終了タイルが取られた）、last-round のどれか
    francs, reserve, meeples: 席ごとの数：フラン、追加の鍵駒、ボーナストラックのマス
    keys 1: 鍵駒のある場所：arc、chaillot:bank、chaillot:5、chaillot:louvre
    tokens 1: wood、marble、gold、bronze、silver、gold-prestige を1枚につき1語
    bonus 1: 取ったボーナスタイルの番号。使ったものには - を、半分使ったものには / を後ろに付ける
    landmarks: ランドマーク。例：chaillot:louvre
    vp-tiles: 勝利点タイル（1位の点で書く）。例：chaillot:12
    bought: 購入されたが今は鍵駒のない建築物のスペース
    eights, prestige, end-points: 価値8の建築物、名誉、ゲーム終了タイルの勝利点（席ごとに1つ）
    bonus-points 1: ボーナスタイルの勝利点。例：7=4
    end-tiles: ゲーム終了タイルを取られた順に。例：1:wood。3枚取られた時点で使ったものには後ろに /3
    saw 1: 何枚取られた後に、取らずに残りを見たか。省略できる
    retired: 離脱した席
    drawn 1: 山1から引いた建築物。地区を選べるときは後ろに @地区、@none、@? のどれか
    stack 1, removed: 裏向きの建築物を上から順に。省略できる
    beside, track: 建築物の隣のトークンとトラックの番号（混ぜるときだけ）

setup-long = テキストが長すぎます。
setup-line = { $line }行目には、言葉、コロン、その内容が必要です。
setup-unknown = 「{ $key }」はここでは意味がありません。使えるもの：{ $known }。
setup-twice = 「{ $key }」が2回あります。
setup-missing = 「{ $key }」がありません。
setup-word = { $key }：「{ $word }」はここでは意味がありません。使えるもの：{ $known }。
setup-number = { $key }：「{ $word }」は{ $least }から{ $most }までの数ではありません。
setup-count = { $key }：{ $found }ではなく{ $expected }でなければなりません。
setup-most = { $key }：{ $found }ではなく、多くても{ $most }です。
setup-other-pieces = { $key }：箱に入っているものと合いません。
setup-two-places = { $piece }が2か所にあるか、もう残っていません。
setup-nowhere = { $piece }がどこにもありません。
setup-no-room = { $piece }は{ $place }に置けません。
setup-nothing-there = { $place }にはまだ何もありません。
setup-step = { $key }：この局面ではその選択は起こりません。
setup-nobody = { $seat }にはできることがありません。相手の手番のはずです。
setup-unfit = 「{ $key }」は「{ $other }」と合いません。
setup-not-here = このゲームの局面は作れません。
