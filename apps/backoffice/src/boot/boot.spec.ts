import { boot, type BootTable } from './boot';

const table: BootTable = {
  ...{ api: '/api/v1', perPage: 20, files: ['/screen.js'], styles: ['/first.css', '/whole.css'], texts: {} },
  routes: [{ pattern: '^/', visitor: true, chunks: [0], style: 0 }],
  login: 0,
};

const preloaded = () => document.querySelector('link[rel="modulepreload"]')?.getAttribute('href');

function bootAt(downlink: number | undefined): void {
  Object.defineProperty(navigator, 'connection', {
    value: downlink && { downlink },
    configurable: true,
  });
  boot(table, window);
}

describe('the boot script', () => {
  beforeEach(() => document.head.replaceChildren());

  it.each([10, undefined])('asks for the screen’s files at once on a line of %s Mb/s', (downlink) => {
    bootAt(downlink);
    expect(preloaded()).toBe('/screen.js');
  });

  it.each(['load', 'error'])(
    'asks for them after the stylesheet’s %s on a narrow line, as the entry runs first',
    async (end) => {
      bootAt(1.6);
      const style = document.querySelector('link[rel="stylesheet"]');
      expect(style).toHaveAttribute('href', '/first.css');
      expect(preloaded()).toBeUndefined();
      style?.dispatchEvent(new Event(end));
      await Promise.resolve();
      expect(preloaded()).toBe('/screen.js');
    },
  );
});
