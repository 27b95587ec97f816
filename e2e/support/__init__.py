"""What the browser tests stand on: a server of the site, a browser, and somebody who watches both."""
