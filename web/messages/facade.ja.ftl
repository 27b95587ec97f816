### よそのページに置くゲームの絵（build/embeds.py が embed.js に入れる。文と変数だけ）

play = { $game }で遊ぶ
watch = { $game }を見る
note = 押すと{ $host }から約{ $size } MBを読み込みます。クッキーも追跡もありません。
fault = 属性{ $name }が「{ $value }」になっています。使えるのは次のとおりです：{ $allowed }。
