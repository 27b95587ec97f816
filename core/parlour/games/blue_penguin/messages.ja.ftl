### Blue Penguin：名前、出来事、理由

game-name = Blue Penguin
    .lang = en
game-designer = Tobia Botta
game-blurb = ペンギンのトリックテイキング。いちばん大きい数が全部取りますが、大きいペンギンは減点、小さな青いペンギンは得点です。

option-experts = 上級者ルール
option-experts-help = 5つの値を5つの色にランダムに割り当てます。
option-experts-off = なし：青がいちばん高い
option-experts-on = あり：値はランダム
option-open-scores = 得点を公開
option-open-scores-help = ゲーム中に全員の得点を見せます。取ったカードは伏せてあるので、見せなければ覚えるしかありません。
option-open-scores-off = しない：最後に見せる
option-open-scores-on = する：いつも見せる

zone-values = 色の値
zone-pile = 山札
zone-trick = このトリックのカード
zone-last = 前のトリック
zone-hand = { $name }の手札
zone-taken = { $name }が取ったカード

place-trick = { $name }が出したカード
place-last = { $name }が出したカード

colour = { $colour ->
    [blue] 青
    [purple] 紫
    [red] 赤
    [orange] オレンジ
   *[yellow] 黄
}
face-penguin = { $colour ->
    [blue] 青
    [purple] 紫
    [red] 赤
    [orange] オレンジ
   *[yellow] 黄
}の{ $number }
face-value = { $colour ->
    [blue] 青
    [purple] 紫
    [red] 赤
    [orange] オレンジ
   *[yellow] 黄
}は1枚{ $value }点
face-hidden = 伏せたカード

field-cards = 60羽のペンギン
heap-values = 色の値
heap-pile = 山札（引く順）

event-values = 値が決まりました：青{ $blue }、紫{ $purple }、赤{ $red }、オレンジ{ $orange }、黄{ $yellow }。
event-dealt = { $name }に{ $count }枚配られます。
event-dealt-secret = { $name }に{ $cards }が配られます。
event-starts = 最初のリードは{ $name }です。
event-played = { $name }が{ $card }を出します。
event-drew = { $name }が1枚引きます。山札は残り{ $left }枚です。
event-drew-secret = { $name }が{ $card }を引きます。山札は残り{ $left }枚です。
event-trick = { $name }が{ $card }でトリックを取ります：{ $cards }。{ $value }点です。
event-over = 山札も手札もなくなりました。

prompt-lead = { $turn_name }のリードです
prompt-play = { $turn_name }がカードを出します
count-taken = 取ったカード{ $count }枚
count-taken-last = { $count ->
    [0] 前のトリックを取りました
   *[other] 取ったカード{ $count }枚、前のトリックも
}
count-pile = { $count ->
    [0] 山札は空です
   *[other] 山札{ $count }枚
}
count-trick = 第{ $number }トリック
mark-highest = 今のところ最高
mark-took = トリックを取りました

part-colour = { $colour ->
    [blue] 青
    [purple] 紫
    [red] 赤
    [orange] オレンジ
   *[yellow] 黄
}{ $count }枚 × { $value }
end-hands-empty = 山札も手札もなくなりました。
decided-highest = 得点のいちばん高い人が勝ちます。
decided-highest-shared = 得点のいちばん高い人がみな勝ちます。

error-values-wrong = 5つの色の値が合いません：{ $values }。

bot-little-about = 低くリードし、場で良さそうなものを取ります。ほかの人が何を取るかは考えません。
bot-rockhopper-about = 場のトリックを、自分のカードで終わるかのように、自分と相手の得失で量ります。前のトリックは覚えていません。
bot-gentoo-about = 出たカードを数え、相手が持っていそうなカードを試し、トリックの終わりまで読みます。
bot-emperor-about = 3、4トリック先まで読み、打ち方から考えと残したカードを推し量り、勝ちをねらいます。

reason-takes = { $count }点のトリックを取れます。
reason-takes-surely = このトリックはもう負けません。今のところ{ $count }点です。
reason-highest = トリックは今のところあなたのものです。まだ見えていない{ $unseen }枚のうち、勝てるのは{ $count }枚です。
reason-shown = 場のカードは合わせて{ $count }点です。
reason-leaves = { $count }点のトリックを{ $top_name }に渡します。
reason-ducks = { $card }より下にとどまります。この1枚を除いて{ $count }点のトリックは、ほかの人に行きます。
reason-below = { $top_name }の{ $card }より下にとどまります。2枚目でまだ取れます。
reason-gets-rid = { $top_name }が勝っているトリックに{ $count }点のカードを捨てます。
reason-leads = { $count }点のカードでリードします。
reason-keeps = { $count }点の{ $card }を残します。
reason-same = 2枚ともこの最後のトリックに入ります。順番は関係ありません。
reason-last-card = 残りはこの1枚だけです。
