# 光の都のルール、自分たちのことばで。

rules-city-of-light-aim-title = どんなゲームか
rules-city-of-light-aim =
    1889年のパリ。最初の電気の街灯が街を照らし、ふたりの建築主は自分の建物をいちばん良い光の中に建てようとします。まず一緒に街路を敷き、それからその上に建てます。建物の得点は、大きさ×照らしている街灯の数です。

rules-city-of-light-streets-title = 第1段階: 街路
rules-city-of-light-streets =
    それぞれ4マスのタイルを8枚持ちます。マスは自分の色、相手の色、混色、または街灯です。次のタイルは自分だけが見ます。

    手番では次のどちらかひとつを行います。

    - タイルを好きな向きで、ボードの空いたマス目に置き、次のタイルを引く。
    - 共通の場から建物を1つ手元に取る。3、4軒は必要ですが、後で建てられない建物は1軒につき3点の減点です。

    タイルをすべて置いたら、建物を取るかパスします。16枚目のタイルで終わります。

rules-city-of-light-buildings-title = 第2段階: 建物
rules-city-of-light-buildings =
    先に8枚のタイルを置き終えた人から始めます。手番では次のどちらかひとつを行います。

    - 建てる: 手元の建物を、自分の色か混色の空きマスだけの上に置きます。街灯の上には置けません。回してもよいですが、裏返せません。
    - まだ使われていない絵はがきを使う: 効果を行うか、行わずに相手から奪うだけにして、4枚あるアクショントークンを1枚のせます。

    どちらもできない人は飛ばされます。ふたりとも何もできなくなったら終わりです。

rules-city-of-light-scoring-title = 得点
rules-city-of-light-scoring =
    得点はいつも計算されていて、どこから来た点かがテーブルに表示されます。

    - 自分の建物ごとに、大きさ×照らしている別々の街灯の数。街灯は上下左右の4マスを照らし、斜めは照らしません。両方のプレイヤーの建物を照らします。
    - 辺で接した自分の建物の最大のグループ: 光があってもなくても1マス1点。
    - 手元に残った建物: 1軒につき3点減点。
    - 得点になる絵はがき。

    得点の多い方が勝ち。同点なら、自分の色の空きマスが多い方の勝ちです。

rules-city-of-light-cards-title = 絵はがき
rules-city-of-light-cards = 12枚のうち8枚を使います。最初の8枚は初めてのゲーム向けです。
rules-city-of-light-card-levitation = 手元の建物を共通の場の建物と取り替え、すぐに建てます。
rules-city-of-light-card-metropolitain = のちに建てる建物のひとつが、空いた街灯を1つ覆えます。
rules-city-of-light-card-jardin = 2マスの庭園を置きます。大きさ2の自分の建物になります。
rules-city-of-light-card-sacre-coeur = 手元に残った建物が減点になりません。
rules-city-of-light-card-peintre = 画家を自分の色のマスに置きます。終了時、建物とボードの端だけで区切られた領域の街灯1つにつき2点。
rules-city-of-light-card-chartier = 混色のマスを取ります。のちに相手の色のマス1つに置き、同じ手番でその上に建てられます。
rules-city-of-light-card-bouquinistes = 増築タイルを自分の建物の隣の自分の色に置きます。その建物が1大きくなります。
rules-city-of-light-card-lampadaire = 自分の色のマスに街灯をもう1つ置きます。
rules-city-of-light-card-moulin-rouge = 踊り子を自分の色に置きます。終了時、あらゆるもので区切られた領域の空きマス1つにつき1点。
rules-city-of-light-card-fontaine = 噴水を自分の色か混色に置きます。終了時、隣の自分の建物1軒につき3点。
rules-city-of-light-card-penseur = 像を自分の色に、空きマスに向けて置きます。終了時、辺で接する空きマスは2点、角は1点。正面がふさがれていれば0点。
rules-city-of-light-card-grande-lumiere = 大街灯を空いた街灯に置きます。遠くまで照らしますが、建物は影を落とします。
