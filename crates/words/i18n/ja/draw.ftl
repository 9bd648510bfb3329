# ボードの上のことば。

draw-player = プレイヤー{ $letter }
draw-list = { $first }、{ $rest }
draw-named = { $name }：{ $what }
draw-also = { $first }。{ $rest }
draw-points = { $player }：{ $points ->
   *[other] { $points }点
}
draw-points-of = { $player }：{ $points ->
   *[other] { $points }点
}

draw-pp-board = パリ・パリの地図
draw-pp-line-black = 黒の路線
draw-pp-line-blue = 青の路線
draw-pp-line-green = 緑の路線
draw-pp-line-red = 赤の路線
draw-pp-line-orange = オレンジの路線
draw-pp-letter-black = 黒
draw-pp-letter-blue = 青
draw-pp-letter-green = 緑
draw-pp-letter-red = 赤
draw-pp-letter-orange = 橙
draw-pp-round = 第{ $round }ラウンド（全{ $rounds }）
draw-pp-parking = 駐車場
draw-pp-tile = タイル{ $stop }、{ $line }
draw-pp-shop = { $stop }のプレイヤー{ $player }の店
draw-pp-if-left = { $stop }が残れば
draw-pp-if-left-now = { $stop }が残る場合（今の店の配置で）
draw-pp-if-left-least = { $stop }が残る場合（少なくとも）
draw-pp-then = すると{ $stop }が残る
draw-pp-supply = 残りの店{ $count ->
   *[other] { $count }軒
}
draw-pp-bag = 袋の中の店{ $count ->
   *[other] { $count }軒
}
draw-pp-bus = バスの持ち主：このラウンドの最初
draw-pp-trip = 特別便：{ $line }
draw-pp-trip-hidden = 秘密の特別便
draw-pp-open-trip = 公開の特別便：{ $line }

draw-col-board = 「光の都」のボード
draw-col-square = 空の区画{ $square }
draw-col-space = マス{ $space }、{ $ground }
draw-col-orange = オレンジ
draw-col-blue = 青
draw-col-mixed = 混色
draw-col-lamp = 街灯
draw-col-lit = { $space }の街灯、照らす建物{ $count ->
   *[other] { $count }軒
}
draw-col-tile = あなたのタイル{ $tile }：上{ $a }、{ $b }、下{ $c }、{ $d }
draw-col-tile-shows = 上{ $a }、{ $b }、下{ $c }、{ $d }
draw-col-hidden-tile = 伏せたタイル
draw-col-tiles-left = 残りのタイル{ $count ->
   *[other] { $count }枚
}
draw-col-supply = 共通サプライ
draw-col-squares-left = あと{ $count }か所で建設開始
draw-col-building = 共通サプライの建物{ $building }
draw-col-yours = あなたの建物{ $building }
draw-col-reserved = プレイヤー{ $player }の手元の建物{ $building }
draw-col-built = プレイヤー{ $player }の建物{ $building }
draw-col-annex = 建物{ $building }の増築
draw-col-painter = プレイヤー{ $player }の画家
draw-col-dancer = プレイヤー{ $player }の踊り子
draw-col-fountain = プレイヤー{ $player }の噴水
draw-col-lampadaire = プレイヤー{ $player }の街灯
draw-col-large-lamp = プレイヤー{ $player }の大街灯
draw-col-statue = プレイヤー{ $player }の像
draw-col-size = 大きさ{ $size }
draw-col-tokens = 残りのアクショントークン{ $count ->
   *[other] { $count }枚
}
draw-col-chimneys = 残りの煙突{ $count ->
   *[other] { $count }本
}
draw-col-right-metropolitain = 一度だけ街灯を覆える
draw-col-right-chartier = 一度だけ相手の色のマスを覆える
draw-col-card-used = プレイヤー{ $player }が使用
draw-col-card-idle = プレイヤー{ $player }が効果を使わずに使用済みにした
draw-col-effect-levitation = 手元の建物1つと共通サプライの建物1つを取り替え、新しい方をすぐ建てる。
draw-col-effect-metropolitain = 後で建物1つが街灯を1つ覆える。
draw-col-effect-jardin = 庭園を置く。大きさ2の建物。
draw-col-effect-sacre-coeur = 手元に残る建物の減点なし。
draw-col-effect-peintre = 画家を置く：領域の街灯1つ2点。
draw-col-effect-chartier = 後で建物1つが相手の色を1マス覆える。
draw-col-effect-bouquinistes = 自分の建物の隣に増築。大きさ+1。
draw-col-effect-lampadaire = 自分の色のマスに街灯を置く。
draw-col-effect-moulin-rouge = 踊り子を置く：領域の空き1マス1点。
draw-col-effect-fontaine = 噴水を置く：隣の自分の建物1軒3点。
draw-col-effect-penseur = 像を置く：空きの辺2点、角1点。正面が空いていれば。
draw-col-effect-grande-lumiere = 大街灯を空いた街灯に置く：より遠くを照らす。

draw-paris-board = 「パリ」のボード
draw-paris-arc = 凱旋門
draw-paris-district = { $district }地区
draw-paris-bank = { $district }の銀行：{ $francs ->
   *[other] { $francs }フラン
}
draw-paris-place = { $district } { $value }：{ $type }
draw-paris-empty = 建築物なし
draw-paris-landmark = { $landmark }、価値{ $value }、ボードの横
draw-paris-landmark-in = { $landmark }、価値{ $value }、{ $district }
draw-paris-landmark-name = { $landmark }
draw-paris-landmark-costs = 価値{ $value }。コスト：{ $cost }。名誉ボーナス：{ $slots }
draw-paris-francs = { $count ->
   *[other] { $count }フラン
}
draw-paris-vp = { $count }勝利点
draw-paris-landmarks = ランドマーク
draw-paris-vp-tiles = 勝利点タイル
draw-paris-vp-tile = 勝利点タイル{ $first }/{ $second }/{ $third }
draw-paris-market = 資材と値段
draw-paris-resource = { $kind }：共通サプライ{ $count }枚、購入{ $buy }、売却{ $sell }フラン
draw-paris-prestige = { $kind }：売却{ $sell }フラン
draw-paris-prices = { $kind }：購入{ $buy }フラン、売却{ $sell }フラン
draw-paris-reminders = 購入の利益
draw-paris-reminder = 価値1と2：ボーナスタイル1枚。価値3：{ $price }フランでボーナスタイル1枚。価値8：木材{ $wood }枚を支払い{ $vp }勝利点。ランドマーク：名誉で勝利点
draw-paris-stack = 山{ $stack }：{ $count ->
   *[other] { $count }枚
}、次は{ $district }
draw-paris-stack-empty = 山{ $stack }は空
draw-paris-track = ボーナストラック
draw-paris-meeple = プレイヤー{ $player }のボーナスミープル
draw-paris-bonus = ボーナスタイル{ $number }：{ $effect }
draw-paris-beside = 各価値の隣のトークン
draw-paris-copies = { $effect }（このタイルは{ $copies }枚）
draw-paris-in-district = 銀行{ $francs }フラン、建築物：{ $buildings }
draw-paris-effect-flat = { $francs ->
   *[other] { $francs }フラン
}と{ $vp }勝利点
draw-paris-effect-resource = { $kind }として使える
draw-paris-effect-per-building = 自分の価値{ $value }の建築物1枚につき{ $vp }勝利点
draw-paris-effect-any-prestige = 好きな名誉{ $count }枚として使える
draw-paris-effect-any-resource = 好きな資材{ $count ->
   *[other] { $count }枚
}として使える
draw-paris-effect-beside-own = 自分の鍵駒がある場所にも鍵駒を移せる
draw-paris-effect-beside-other = ほかのプレイヤーの鍵駒がある場所にも鍵駒を移せる
draw-paris-effect-key = { $price ->
   *[other] { $price }フラン
}で追加の鍵駒を1個得る
draw-paris-effect-take-any = トラックの好きなボーナスタイルを取る
draw-paris-effect-per-unused = ほかの未使用ボーナスタイル1枚につき{ $vp }勝利点
draw-paris-effect-prestige-pairs = 支払った同じ名誉2枚1組につき{ $vp }勝利点
draw-paris-effect-resource-pairs = 支払った同じ資材2枚1組につき{ $vp }勝利点
draw-paris-effect-back = ボーナスミープルを1～5枚分戻し、そこのタイルを取る
draw-paris-effect-francs-at-end = 終了時1フランにつき1勝利点
draw-paris-effect-per-landmark = 自分のランドマーク1枚につき{ $vp }勝利点
draw-paris-effect-types = 異なる種類が4つ、5つ、6つ、7つなら{ $four }、{ $five }、{ $six }、{ $seven }勝利点（ランドマークはまとめて1種類）
draw-paris-end-tiles = ゲーム終了タイル残り{ $count ->
   *[other] { $count }枚
}
draw-paris-held-end-tiles = ついたての内側のゲーム終了タイル{ $count ->
   *[other] { $count }枚
}
draw-paris-end-tile = ゲーム終了タイル：{ $tile }
draw-paris-end-tile-gone = ゲーム終了タイル：{ $tile }（もうない）
draw-paris-keys = ついたての内側の鍵駒、追加の鍵駒{ $reserve }個
draw-paris-tokens = { $kind }：{ $count }
draw-paris-retired = 離脱
