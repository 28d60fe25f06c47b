import { storeSession } from '@traveldesk/shared-web';
import { testUser } from '@traveldesk/shared-testing/web';
import { screens } from '../domains';
import { fetchMenu } from './fetch-menu';

const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Lets each file that is being fetched come, until there is none; answers their names. */
async function fetched(): Promise<string[]> {
  const files: string[] = [];
  for (let link = document.head.querySelector('link'); link; link = document.head.querySelector('link')) {
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    files.push(new URL(link.href).pathname);
    link.remove();
    link.dispatchEvent(new Event('load'));
    await wait();
  }
  return files;
}

function onLine(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

describe('the code of the menu’s screens', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    storeSession({
      token: 'test-token',
      user: testUser({ permissions: ['show_cities', 'update_countries'] }),
    });
    window.screenFiles = screens.map(({ name }) => ['/shared.js', `/${name}.js`]);
    window.requestIdleCallback = (run) => Number(setTimeout(run));
  });
  afterEach(() => {
    onLine(undefined);
    Reflect.deleteProperty(window, 'screenFiles');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it('is fetched one file after the other, and of no screen that may not be opened', async () => {
    fetchMenu();
    expect(await fetched()).toEqual(['/shared.js', '/home.js', '/countries.js', '/cities.js']);
  });

  it('waits after each of them until the browser is idle', async () => {
    const idle: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => idle.push(run);
    const underWay = () =>
      [...document.head.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
    fetchMenu();
    for (const [file, next] of [
      ['/shared.js', '/home.js'],
      ['/home.js', '/countries.js'],
      ['/countries.js', '/cities.js'],
    ]) {
      expect(underWay()).toEqual([file]);
      const [link] = document.head.querySelectorAll('link');
      link?.remove();
      link?.dispatchEvent(new Event('load'));
      await wait();
      expect(underWay()).toEqual([]);
      idle.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
      expect(underWay()).toEqual([next]);
    }
  });

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched on a line that is dear: %j',
    async (connection) => {
      onLine(connection);
      fetchMenu();
      expect(await fetched()).toEqual([]);
    },
  );
});
