### 保存と共有：これまでのゲーム、リンク、統計、公平さ、保存領域

## ゲーム
games-title = ゲーム
games-open = 続きから遊べるもの
games-over = 終わったもの
games-none-open = ありません。
games-none-over = まだありません。
games-entry = { $game }：{ $names }
games-moves = { $count ->
    [0] 配ったところ
   *[other] ここまで{ $count }手
}
games-score = { $name } { $score }
games-share = 共有
games-share-of = { $title }を共有
games-forget = 忘れる
games-forget-of = { $title }を忘れる
games-limits = 最後に遊んだ順に、終わったゲームを{ $over }件、途中のゲームを{ $open }件、統計のための結果を{ $results }件まで残します。古いものは新しいものに場所をゆずります。

## ほかから来たゲーム
bring-title = ほかから来たゲーム
bring-help = ゲームへのリンクか記録のテキストを貼り付けるか、ファイルを選んでください。ここで読むだけで、どこにも送りません。
bring-label = リンク、または記録のテキスト
bring-file = ファイルを選ぶ
bring = 読む
bring-reading = エンジンが読んでいます…
bring-line = { $number }行目：
bring-new = あなたのゲームに加わりました。
bring-same = このゲームはもうあなたのゲームにあります。
bring-shorter = このゲームはもうあなたのゲームにあり、もっと先まで進んでいます。
bring-longer = このゲームはもうありました。ここまで進めました。
bring-both = 手のちがう同じゲームがあります。両方とも残します。
bring-watch = 見る
bring-play = 続きを遊ぶ
error-bring-everything = 保存されたもの全部のファイルのようです。「保存されているもの」のページで取り込めます。

## リンク
share-title = このゲームを共有
share-warning = このゲームは途中です。受け取った人は、みんなの手札も山札も読めてしまいます。
share-anyway = それでも見せる
share-help = ゲームは全部リンクの中、#のうしろに入っています。ブラウザーはその部分をだれにも送りません。
share-link = このゲームへのリンク
share-copy-link = リンクをコピー
share-copied = リンクをコピーしました。
share-copy = リンクを選択しました。お使いの機器のキーかメニューでコピーしてください。
share-send = 送る…
share-file = ファイルに保存
share-text = テキストで
record-title = リンクから来たゲーム
record-lead = リンクで来たゲームです（{ $count }手）。残さないかぎり、あなたのゲームには入りません。
record-lead-open = リンクで来た途中のゲームです（ここまで{ $count }手）。続きを遊ぶまで、手札は伏せたままです。
record-keep = 残す
record-keep-open = 残して続きを遊ぶ

## 統計
statistics-title = 統計
statistics-none = ここで終わったゲームはまだありません。
statistics-help = 練習テーブルのゲームは数えません。分け合った勝ちは「勝ちの割合」ではその分だけ数えます。棒の中の線は、同じ強さのプレイヤーならどうなるかです。
statistics-player = プレイヤー
statistics-all = 全部
statistics-by-count = 人数ごと
statistics-players = 人数
statistics-games = ゲーム
statistics-wins = 勝ち
statistics-share = 勝ちの割合
statistics-even = 同じ強さなら
statistics-points = 平均点
statistics-by-rival = 相手ごと
statistics-rival = 相手
statistics-ahead = 相手より上
statistics-percent = { $share }%
statistics-mean = { NUMBER($points, minimumFractionDigits: 1) }
statistics-course = 最近の{ $count }ゲームの得点
statistics-course-help = 左が古く、右が新しいゲームです。勝ったゲームは塗りつぶしてあります。
statistics-course-table = ゲームごとの得点
statistics-as-table = 表で見る
statistics-day = 日
statistics-points-one = 得点
statistics-won = 結果

## 保存されているもの
storage-title = 保存されているもの
storage-lead = すべてこの機器のこのブラウザーの中にあります。アカウントはなく、どこにも送りません。
storage-what-where = 何がどこにあるか
storage-overview = 何がどこにどれだけあるか
storage-what = 何が
storage-where = どこに
storage-size = 大きさ
storage-games = ゲーム：{ $count }件、うち途中{ $open }件
storage-results = 統計のための結果：{ $count }件
storage-settings = 設定：{ $count }件
storage-rest = 遊んだ人の名前や最後に遊んだ設定など、ページが覚えているほかのこと：{ $count }件
storage-aside = 読めずによけてあるテキスト：{ $count }件
storage-tab = このタブで遊んでいるゲーム。再読み込みで受け渡しをしなくてすむように
storage-offline = オフラインで遊ぶための、このサイトのファイル
storage-local = localStorage（penguin-parlour: で始まる名前）
storage-memory = このページのメモリーだけ。このブラウザーは何も保存しません
storage-session = sessionStorage（タブを閉じるまで）
storage-cache = Cache Storage
storage-room = ブラウザーによると、このサイトは全部で{ $used }を使っています。使えるのは{ $quota }までです。
storage-nowhere-else = ほかには何も保存しません。クッキーもデータベースもありません。
storage-lasting = いつまで
storage-persist = 残すようブラウザーに頼む
storage-persist-yes = あなたが消すまで全部残すと、ブラウザーが約束しました。
storage-persist-no = 機器の空きが少なくなったり、長く訪れなかったりすると、ブラウザーが消すことがあります。
storage-persist-unknown = このブラウザーは、いつまで残すかを教えてくれません。ファイルがいちばん確かです。
storage-persist-refused = ブラウザーは今は約束しません。もっと遊ぶと約束するかもしれません。ファイルがいちばん確かです。

## 全部を1つのファイルに
backup-title = 全部を1つのファイルに
backup-help = ゲームと結果と設定を1つのファイルに。別の機器や別のブラウザーのため、または念のために。ファイルのものは、ここにあるものと合わせます。何も失われず、何も二重になりません。
backup-export = 全部をファイルに保存
backup-import = ファイルを取り込む
backup-reading = エンジンが{ $total }件のうち{ $done }件目のゲームを調べています…
backup-games = ファイルのゲーム：新しいもの{ $fresh }件、ここより先まで進んだもの{ $further }件、手のちがうもの{ $both }件（両方残します）、もうあるもの{ $known }件。
backup-results = ファイルの結果：新しいもの{ $fresh }件、もうあるもの{ $known }件。
backup-theirs = ちがう設定{ $count }件はファイルのものにする
backup-take = 取り込む
backup-done = ファイルのものは全部ここにあります。
backup-full = ブラウザーの保存領域が足りません。何も取り込みませんでした。
error-backup-not-json = わたしたちのファイルではないか、壊れています：{ $text }
error-backup-none = 保存されたもの全部のファイルではありません。
error-backup-newer = このファイルは新しい版（{ $version }）のものです。このページが読めるのは{ $known }までです。
error-backup-part = ファイルのこの部分が壊れています。何も取り込みませんでした。

## 忘れる
forget-title = 全部忘れる
forget-help = このブラウザーからゲームと結果と設定を全部消します。もとには戻せません。
forget-all = 全部忘れる…
forget-question = { $count ->
    [0] 結果と設定を全部、完全に消します。
   *[other] ゲーム{ $count }件と、結果と設定を全部、完全に消します。
}
forget-files = オフラインで遊ぶためのファイルも（次に訪れたとき、また届きます）
forget-keep = 全部残す
forget-sure = これを全部忘れる

## 公平さ
fairness-title = 公平さ
fairness-how = カードの混ぜ方
fairness-seed = ゲームのたびに、ブラウザーが秘密のために使う源から、64ビットのでたらめなシードを引きます。ゲームの中で偶然が決めることは、すべてこのシードから出ます。だから同じシードなら、どこでも同じカードが配られます。
fairness-shuffle = シードから始めたPythonの乱数生成器（メルセンヌ・ツイスター）が、カード1枚ごとにでたらめな数を割り当て、その数の順にカードを並べます。ひいきされる並びはなく、ラウンドごとに引き直します。
fairness-limits = シードは2の64乗、およそ1800京通りあります。カードの並び方はもっと多いので、ほとんどの並びは出てきません。それでも、どれが出ないかはだれにもわかりません。
fairness-bots = ボットが受け取るのは、その席のプレイヤーに見えるものだけです。シードも伏せたカードも知りません。
fairness-check = 配りの確かめ方
fairness-check-why = カードを配るとすぐ、だれかが遊ぶ前に、ページは指紋を見せます。配り全部と秘密の数とのSHA-256です。カードのことは何もわかりませんが、ほかの配りが同じ指紋になることはありません。あとで1枚でも入れ替われば、指紋はちがうものになります。
fairness-check-note = だれも信用しないなら、指紋の初めの数桁を書き留めてください。「これまでの流れ」の下にあります。
fairness-check-play = 遊びます。ページも指紋を覚えています。
fairness-check-look = 終わったら「配りを見る」を選んでください。シード、秘密の数、すべてのカードが見え、指紋が同じままかどうかをページが言います。書き留めた桁もそこで比べられます。
fairness-check-elsewhere = このページを使わずに確かめるには、ゲームをファイルに保存し、PythonとSHA-256を計算できるプログラムで指紋を計算してください：
fairness-command = コマンド
fairness-measured = 測ったこと
fairness-measured-how = ゲームと同じやり方で、シードshuffle/1、shuffle/2…から配りました。数えたのは、どのカードがどの場所に何回来たか、初めの2枚が何だったか、だれから始まったかです。カイ二乗検定で、まったくの偶然の場合と比べます。
fairness-measured-read = 最後の列は、まったくの偶然でも少なくともこれくらい偏る割合です。0から1までのどの数も同じくらい出ます。0のすぐ近くの数が何度も出るときだけ、おかしいと言えます。
fairness-measured-command = だれがやっても同じ数字になります：
measured-deals = { $seats }人分の配り{ $deals }回
measured-what = 数えたもの
measured-chi = カイ二乗
measured-degrees = 自由度
measured-probability = 偶然でもこれくらい偏る割合
measured-places = { $what }：どのカードがどの場所に
measured-pairs = { $what }：初めの2枚
measured-seats = { $what }
measured-number = { NUMBER($number, minimumFractionDigits: 1) }
measured-whole = { $number }
measured-share = { NUMBER($share, minimumFractionDigits: 4) }
measured-first = { $what }：それぞれが最初に来た回数（見込みは{ $expected }回）
measured-card = カード
measured-count = 回数

along-title = 持ち運び用
along-help = すべてのゲーム、ボット、言語を 8 MB 未満の 1 つのファイルにまとめました。USB メモリー、飛行機、ネットワークのないパソコンで使えます。ダブルクリックすればディスクから始まり、どこにも何も問い合わせません。対局はそのファイルの側に保存されます。今の対局は「全部を1つのファイルに」で移せます。
along-download = penguin-parlour.html をダウンロード
