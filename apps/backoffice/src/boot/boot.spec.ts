import { readFileSync } from 'node:fs';
import path from 'node:path';
import { boot, type BootTable } from './boot';

const table: BootTable = {
  api: '/api/v1',
  perPage: 20,
  files: ['/screen.js'],
  stylesheet: '/style.css',
  texts: {},
  entry: { file: '/entry.js', size: 1600 },
  routes: [{ pattern: '^/', visitor: true, chunks: [0] }],
  login: 0,
};

const preloaded = (file: string) => document.querySelector(`link[rel="modulepreload"][href="${file}"]`);
const style = () => document.querySelector('link[rel="stylesheet"]');

function bootAt(connection: { downlink: number; rtt: number } | undefined, built = true): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  boot(built ? table : { ...table, entry: undefined }, window);
}

function expectBegun(begun: boolean): void {
  expect([style() !== null, preloaded('/screen.js') !== null]).toEqual([begun, begun]);
}

const storage = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

/** As a browser whose user wants nothing kept. */
function forbid(of: object, name: string): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(of, name, { configurable: true, get });
}

describe('the boot script', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'cookie');
    Object.defineProperty(window, 'localStorage', storage);
  });

  it.each([
    ['a wide line', { downlink: 10, rtt: 150 }, true],
    ['a line that the browser does not tell of', undefined, true],
    ['a narrow line in development, where there is no file to wait for', { downlink: 1.6, rtt: 150 }, false],
  ])('asks for the screen’s stylesheet and files at once on %s', (_, connection, built) => {
    bootAt(connection, built);
    expectBegun(true);
    expect(style()).toHaveAttribute('href', '/style.css');
  });

  it('says where the files of each screen are, for who fetches them later', () => {
    bootAt(undefined);
    expect(window.screenFiles).toEqual([['/screen.js']]);
  });

  it('asks for them on a narrow line a round trip before the entry should be there, and once', () => {
    bootAt({ downlink: 1.6, rtt: 150 });
    expect(preloaded('/entry.js')).not.toBeNull();
    // 1,600 kilobits at 1,600 a second, less 150 ms.
    jest.advanceTimersByTime(849);
    expectBegun(false);
    jest.advanceTimersByTime(1);
    expectBegun(true);
    preloaded('/entry.js')?.dispatchEvent(new Event('load'));
    expect(document.querySelectorAll('link')).toHaveLength(3);
  });

  it.each([
    ['dark', 'rgb(19, 20, 29)'],
    ['light', 'rgb(244, 245, 249)'],
  ])('paints the page in the colour of the %s theme until its stylesheet is there', (theme, colour) => {
    const css = readFileSync(path.join(__dirname, '../styles/global.css'), 'utf8');
    const ruled = new RegExp(`data-theme='${theme}'\\] \\{[^}]*background: (#\\w+);`).exec(css)?.[1];
    document.cookie = `layout.visitor=${encodeURIComponent(`theme=${theme}`)}`;
    const root = document.documentElement.style;
    bootAt({ downlink: 1.6, rtt: 150 });
    expect(root.backgroundColor).toBe(colour);
    root.color = ruled ?? '';
    expect(root.color).toBe(colour);
    jest.runAllTimers();
    style()?.dispatchEvent(new Event('load'));
    expect(root.backgroundColor).toBe('');
  });

  it.each([
    ['a cookie that cannot be decoded', () => void (document.cookie = 'layout.visitor=%E0%A4%A')],
    ['cookies that are forbidden', () => forbid(document, 'cookie')],
    ['a storage that is blocked', () => forbid(window, 'localStorage')],
    ['a user that is none', () => localStorage.setItem('user', 'null')],
  ])('is as by default with %s, and does all it does', (_, break_) => {
    break_();
    bootAt(undefined);
    expectBegun(true);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it.each(['load', 'error'])('asks for them at the entry’s %s at the latest', (end) => {
    bootAt({ downlink: 0.1, rtt: 150 });
    expectBegun(false);
    preloaded('/entry.js')?.dispatchEvent(new Event(end));
    expectBegun(true);
  });

  it('says when the page’s stylesheet has come, or will not', async () => {
    bootAt({ downlink: 1.6, rtt: 150 });
    const done = jest.fn();
    void (window as unknown as { stylesheet: Promise<void> }).stylesheet.then(done);
    jest.runAllTimers();
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    style()?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    expect(done).toHaveBeenCalled();
  });
});
