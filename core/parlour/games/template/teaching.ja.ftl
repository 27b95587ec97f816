lesson-fish = さかな
lesson-fish-1 = いちばん大きいカードを出しましょう。
lesson-fish-1-after = その数が得点に加わります。
error-lesson-fish-1 = もっと大きいカードがあります。
error-lesson-fish-1-small = 1はいちばん小さいカードです。3を出しましょう。
figure-hand = 3枚の手札。
first-played = 出したカードの数が得点に加わります。
