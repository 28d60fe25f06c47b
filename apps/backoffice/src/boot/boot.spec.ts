import { boot } from './boot';

const root = document.documentElement;
const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

/** Like a browser whose user allows no storage. */
function forbid(of: object, name: string): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(of, name, { configurable: true, get });
}

function choose(owner: string, layout: string): void {
  document.cookie = `${encodeURIComponent(`layout.${owner}`)}=${encodeURIComponent(layout)}`;
}

describe('the boot script', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'cookie');
    Object.defineProperty(window, 'localStorage', storage);
    localStorage.clear();
    for (const owner of ['visitor', 'last', 'u1'])
      document.cookie = `${encodeURIComponent(`layout.${owner}`)}=; max-age=0`;
  });

  it.each([
    ['en', 'ltr'],
    ['fr', 'ltr'],
    ['ar', 'rtl'],
    ['de', 'ltr', 'en'],
  ])('sets language and direction: %s', (locale, direction, language = locale) => {
    localStorage.setItem('locale', locale);
    boot(window);
    expect([root.lang, root.dir]).toEqual([language, direction]);
  });

  it.each([
    [
      "the user's own theme",
      { visitor: 'theme=dark', u1: 'theme=light&skin=bordered' },
      'u1',
      'light',
      'bordered',
    ],
    ["the visitor's theme, for a user without one", { visitor: 'theme=light' }, 'u1', 'light', 'default'],
    [
      'the last displayed theme, after signing out',
      { last: 'theme=light', visitor: 'theme=dark' },
      '',
      'light',
      'default',
    ],
  ])('sets %s', (_, cookies, id, theme, skin) => {
    for (const [owner, layout] of Object.entries(cookies)) choose(owner, layout);
    if (id) localStorage.setItem('user', JSON.stringify({ id }));
    boot(window);
    expect([root.dataset['theme'], root.dataset['skin'], root.style.colorScheme]).toEqual([
      theme,
      skin,
      theme,
    ]);
  });

  it.each([
    ['a cookie that cannot be decoded', () => void (document.cookie = 'layout.visitor=%E0%A4%A')],
    ['forbidden cookies', () => forbid(document, 'cookie')],
    ['a blocked storage', () => forbid(window, 'localStorage')],
    ['an invalid user', () => localStorage.setItem('user', 'null')],
  ])('sets the default look with %s', (_, break_) => {
    root.dataset['theme'] = '';
    break_();
    boot(window);
    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});
