import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { nx, runWell, workspace } from './lib/run';
import { serve, type Served } from './lib/server';

const folder = path.join(workspace, 'dist/storybook/shared-ui');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** antd renders the options of a Select a second time, without size, for screen readers; nothing can give that list a name. */
const unnamedByAntd = '[role="listbox"][style*="height: 0px"]';
/** The rows of the last query are faded for the moment in which the next ones load. */
const faded = '[data-fetching="true"]';

interface Story {
  id: string;
  type: string;
}

let served: Served;
let browser: Browser;
let context: BrowserContext;
let stories: Story[];

beforeAll(async () => {
  await runWell([process.execPath, nx, 'storybook', 'shared-ui'], workspace);
  const index = readFileSync(path.join(folder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Record<string, Story> };
  stories = Object.values(entries).filter(({ type }) => type === 'story');
  served = await serve(folder);
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  context = await browser.newContext({ reducedMotion: 'reduce' });
}, 300_000);
afterAll(async () => {
  await browser.close();
  await served.stop();
});

/** Opens a story and returns what is wrong with it. */
async function faultsOf(page: Page, { id }: Story, language: string, scheme: string): Promise<string[]> {
  await page.goto(`${served.origin}/iframe.html?id=${id}&globals=language:${language};scheme:${scheme}`);
  await page.locator('#storybook-root main').waitFor();
  await page.waitForFunction(`document.documentElement.lang === '${language}'`);
  const { violations } = await new AxeBuilder({ page })
    .include('#storybook-root')
    .exclude(unnamedByAntd)
    .exclude(faded)
    .withTags(tags)
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ html }) => `${id}: ${rule}: ${html.slice(0, 160)}`),
  );
}

it.each([
  ['en', 'dark'],
  ['en', 'light'],
  ['ar', 'dark'],
  ['ar', 'light'],
])(
  'every story in %s, %s renders without an error and passes axe',
  async (language, scheme) => {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults: string[] = [];
    let current = '';
    page.on('pageerror', ({ message }) => faults.push(`${current}: ${message}`));
    for (const story of stories) {
      current = story.id;
      faults.push(...(await faultsOf(page, story, language, scheme)));
    }
    await page.close();
    expect(stories.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  },
  300_000,
);
