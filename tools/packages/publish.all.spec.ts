import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startRegistry, type Registry } from './lib/registry';
import { nx, run, runWell, workspace } from './lib/run';
import { writeScratch } from './lib/scratch';
import { serve, type FakeApi, type Served } from './lib/server';

const place = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-published-'));
const scratch = path.join(place, 'scratch');
const release = [process.execPath, nx, 'release'];
let registry: Registry;

beforeAll(async () => {
  mkdirSync(path.join(place, 'registry'));
  registry = await startRegistry(path.join(place, 'registry'));
}, 60_000);
afterAll(async () => {
  await registry.stop();
  rmSync(place, { recursive: true, force: true });
});

/** What the registry knows of the package. */
const stored = () => fetch(`${registry.url}/@traveldesk/shared-ui`);

describe('nx release', () => {
  it('counts the version of the manifest on: below 1.0.0 a breaking change is a minor version', async () => {
    const output = await runWell([...release, 'version', 'major', '--dry-run'], workspace);
    expect(output).toContain('New version 0.2.0');
  }, 60_000);

  it('publishes nothing unless its command names a registry, whatever npm would use', async () => {
    const env = { ...registry.env, npm_config_registry: registry.url };
    const { status, output } = await run([...release, 'publish'], workspace, env);
    expect(status).not.toBe(0);
    expect(output).toContain('Name the registry to publish to');
    const built = await run(['npm', 'publish', 'dist/libs/shared/ui'], workspace, env);
    expect(built.status).not.toBe(0);
    expect(built.output).toContain('EPRIVATE');
    expect((await stored()).status).toBe(404);
  }, 120_000);

  it('publishes the built package to the named registry', async () => {
    await runWell([...release, 'publish', `--registry=${registry.url}`], workspace, registry.env);
    const { versions } = (await (await stored()).json()) as { versions: Record<string, object> };
    const { version } = JSON.parse(
      readFileSync(path.join(workspace, 'libs/shared/ui/package.json'), 'utf8'),
    ) as { version: string };
    expect(Object.keys(versions)).toEqual([version]);
  }, 120_000);
});

describe('another workspace', () => {
  const env = { npm_config_registry: '' };
  beforeAll(async () => {
    writeScratch(scratch);
    await runWell(['npm', 'install', `--registry=${registry.url}`, '--no-audit', '--no-fund'], scratch, {
      ...registry.env,
      npm_config_cache: path.join(place, 'cache'),
    });
  }, 300_000);

  it('has only what runs in it: no source, no test, no way to import a part by its file', () => {
    const installed = path.join(scratch, 'node_modules/@traveldesk/shared-ui');
    const { exports } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
      exports: object;
    };
    expect(Object.keys(exports)).toEqual(['.', './styles.css', './package.json']);
  });

  it('compiles the examples of the README, and finds no fault in the package’s own types', async () => {
    const tsc = [process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.'];
    await runWell(tsc, scratch, env);
    // The types of other packages have faults of their own.
    const { output } = await run([...tsc, '--skipLibCheck', 'false'], scratch, env);
    expect(output.split('\n').filter((line) => /^\S*@traveldesk/.test(line))).toEqual([]);
  }, 240_000);

  describe('built by Vite', () => {
    let browser: Browser;
    let served: Served;
    const sent: unknown[] = [];
    const cars = Array.from({ length: 12 }, (_, index) => ({
      id: String(index + 1),
      name: `Car ${index + 1}`,
    }));
    const api: FakeApi = (method, url, body) => {
      if (method === 'POST') {
        const plate = (body as { plate: string }).plate;
        if (plate === 'taken') {
          const fields = { plate: 'This plate is taken.' };
          return [422, { message: 'Not saved', code: 'invalid', request_id: 'r1', fields }];
        }
        sent.push(body);
        return [200, { message: 'The car was added.', data: { id: '13', version: 1 } }];
      }
      const search = url.searchParams.get('search')?.toLowerCase() ?? '';
      const found = cars.filter(({ name }) => name.toLowerCase().includes(search));
      return [200, { data: found, total: found.length }];
    };

    beforeAll(async () => {
      await runWell([process.execPath, 'node_modules/vite/bin/vite.js', 'build'], scratch, env);
      served = await serve(path.join(scratch, 'dist'), api);
      browser = await chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
        args: ['--no-sandbox', '--disable-gpu'],
      });
    }, 180_000);
    afterAll(async () => {
      await browser.close();
      await served.stop();
    });

    const looks = [
      {
        language: 'en',
        scheme: 'dark',
        direction: 'ltr',
        search: 'Search',
        save: 'Save',
        back: 'rgb(19, 20, 29)',
      },
      {
        language: 'ar',
        scheme: 'dark',
        direction: 'rtl',
        search: 'بحث',
        save: 'حفظ',
        back: 'rgb(19, 20, 29)',
      },
      {
        language: 'en',
        scheme: 'light',
        direction: 'ltr',
        search: 'Search',
        save: 'Save',
        back: 'rgb(244, 245, 249)',
      },
      {
        language: 'ar',
        scheme: 'light',
        direction: 'rtl',
        search: 'بحث',
        save: 'حفظ',
        back: 'rgb(244, 245, 249)',
      },
    ] as const;

    describe.each(looks)('in $language, $scheme', ({ language, scheme, direction, search, save, back }) => {
      let page: Page;
      const failed: string[] = [];
      beforeAll(async () => {
        page = await browser.newPage();
        page.setDefaultTimeout(15_000);
        page.on('pageerror', ({ message }) => failed.push(message));
        page.on('console', (entry) => {
          if (entry.type() === 'error' && !entry.text().includes('422')) failed.push(entry.text());
        });
        await page.addInitScript(`window.look = 'language=${language}&scheme=${scheme}'`);
      });
      afterAll(async () => {
        await page.close();
        expect(failed).toEqual([]);
      });

      it('shows a list, which its filters narrow', async () => {
        await page.goto(`${served.origin}/cars`);
        await page.getByRole('cell', { name: 'Car 12', exact: true }).waitFor();
        expect(await page.locator('html').getAttribute('dir')).toBe(direction);
        expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(back);
        expect(await page.title()).toMatch(/ · Car rental$/);
        await page.getByRole('searchbox').fill('car 7');
        await page.getByRole('button', { name: search, exact: true }).click();
        await page.getByRole('cell', { name: 'Car 12', exact: true }).waitFor({ state: 'detached' });
        expect(await page.getByRole('cell', { name: 'Car 7', exact: true }).count()).toBe(1);
        expect(new URL(page.url()).searchParams.get('search')).toBe('car 7');
      }, 60_000);

      it('shows a form, which validates, shows refusals at their fields, saves, and leads back', async () => {
        await page.goto(`${served.origin}/cars/create`);
        const saving = page.getByRole('button', { name: save, exact: true });
        await saving.click();
        await page.locator('.ant-form-item-explain-error').first().waitFor();
        const fill = (id: string, text: string) => page.locator(`#${id}`).fill(text);
        for (const one of ['en', 'fr', 'ar']) await fill(`name_${one}`, 'Golf');
        await fill('price', '49.90');
        await fill('plate', 'taken');
        await saving.click();
        await page.getByText('This plate is taken.').waitFor();
        await fill('plate', 'KX-204');
        await saving.click();
        await page.waitForURL(`${served.origin}/cars`);
        await page.getByText('The car was added.').waitFor();
        const name = { en: 'Golf', fr: 'Golf', ar: 'Golf' };
        const car = { name, plate: 'KX-204', seats: 4, price: '49.90', since: '2030-01-01' };
        expect(sent.splice(0)).toEqual([car]);
      }, 60_000);
    });
  });
});
