/** Each page has a marker of its own for being loaded: home has a table of twenty rows, too. */
export function ourSite(url, storage) {
  return {
    url,
    storage,
    views: {
      login: { path: '/login', ready: 'input[autocomplete="current-password"]', signedIn: false },
      home: { path: '/', ready: 'main section[aria-labelledby="statistics"]', signedIn: true },
      list: {
        path: '/countries',
        ready: 'tbody tr:nth-child(n+20) a[href^="/countries/edit/"]',
        signedIn: true,
      },
    },
    toList: 'nav a[href="/countries"], aside a[href="/countries"]',
    toHome: 'nav a[href="/"], aside a[href="/"]',
    search: 'input[type="search"]',
    remove: 'tbody button[aria-label^="Delete"]',
    dialog: '.ant-modal',
  };
}

export function limitSite(url, storage) {
  return {
    url,
    storage,
    views: {
      login: { path: '/login', ready: 'input[autocomplete="current-password"]', signedIn: false },
      home: { path: '/', ready: '.ant-card', signedIn: true },
      list: { path: '/countries', ready: 'tbody tr:nth-child(n+20) button', signedIn: true },
    },
    toList: '.ant-menu-item:nth-child(2)',
    toHome: '.ant-menu-item:nth-child(1)',
    search: 'input[type="search"]',
    remove: 'tbody tr button',
    dialog: '.ant-modal',
  };
}
