# What a page says before its files have come. The build writes it into the pages: plain texts and names only.
start-hint = The card table needs its scripts, and they have not started. A filter, an extension or a setting of this browser may block them, or the browser is too old. Load the page again once that is changed.
start-old = This browser is too old for Penguin Parlour: it lacks { $feature }. Chrome and Edge from version 115, Firefox from 115 and Safari from 16.4 have all that is needed.
start-file = { $file } did not arrive. The network, a filter or an extension of this browser may have blocked it, or it is missing on the server.
start-error = The page stopped with an error: { $message }
start-damaged = This file did not arrive whole. Please download it again.
start-again = Try again
start-report = For a report
