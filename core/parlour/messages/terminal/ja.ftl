## ターミナル
terminal-seat = { $name }：{ $notes }
terminal-score = { $points }点
terminal-out = 脱落
terminal-ask = { $name }の手番です（help, moves, hint, why 手, undo, rules, record, quit）：
terminal-help = 「moves」で並ぶ手をそのまま書いてください。「hint」は手をすすめ、「why 手」は何が禁じているかを答え、「undo」は最後の手を戻し、「record」はこれまでの記録を、「rules」はルールを表示し、「quit」で終わります。
terminal-possible = 「{ $text }」はできます。
terminal-hand-over = { $name }の手番です。ほかの人が見ていなければEnterを押してください。
terminal-next-round = ラウンド終了です。Enterを押すと次のラウンドです。
terminal-thinks = { $name }が考えています…
terminal-weighs = 最善の手を探しています…
terminal-winners = { $names }の勝ちです。

## アリーナ
arena-playing = 対戦中
arena-progress = { $total }試合のうち{ $done }試合
arena-resumed = { $total }試合のうち{ $done }試合は{ $file }にあります。
arena-torn = { $total }試合のうち{ $done }試合は{ $file }にあります。最後の行が途中までしか書かれていないので、その試合をやり直します。
arena-stopped = 止めました。「--resume ファイル」があれば、後で続けられます。
arena-stopped-journal = 止めました。同じコマンドで{ $file }から続けられます。
arena-shares = ほかの席がすべて別のボットのときの勝率。同点は分けます
arena-ratings = 全試合からのレーティング
arena-machine = 1手の計算時間は最大{ $seconds }秒でした。結果は機械によって変わります。
arena-column-game = ゲーム
arena-column-seats = 席
arena-column-options = オプション
arena-column-bot = ボット
arena-column-others = ほか全員
arena-column-share = 勝率
arena-column-interval = 95%
arena-column-even = 互角
arena-column-matches = 試合
arena-column-mean = レーティング
arena-column-deviation = ±
