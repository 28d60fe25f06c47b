import type { BrowserContext } from '@playwright/test';
import { isWholeRun } from '../support/looks';
import { addressOf, openings, type Opening } from '../support/screens';
import { expect, test } from '../support/test';
import { watchShifts } from '../support/watch';

/** The delay of every API response, in milliseconds. */
const late = 5000;
/** The number of pages that wait for their responses at once. */
const atOnce = 8;
/** DESIGN 9. */
const budget = 0.01;

const kinds: Readonly<Record<string, RegExp>> = {
  lists: /^\/[\w-]+(\/(bookings|overlaps))?$/,
  records: /\/view\/|^\/transactions\/(wallet|statement)\/:id$/,
  forms: /\/(create|edit|reverse|deposit|adjust|payout|convert|credit|warning)\b/,
};

/** One screen of each kind, and the list with the most filters: `test:all` visits every screen. */
const sample = ['/countries', '/flights/bookings', '/countries/view/:id', '/countries/edit/:id'];
const visited = isWholeRun ? openings : openings.filter(({ address }) => sample.includes(address));

interface Framed extends Window {
  filterFrames: () => string[];
  firstFrames?: string[];
}

/** Records the place and size of each filter of a list in the first frame that has any. */
function noteFrames(): void {
  const page = window as unknown as Framed;
  const control = 'form[role="search"] :is(.ant-select, .ant-input-affix-wrapper)';
  page.filterFrames = () =>
    [...document.querySelectorAll(control)].map((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
  const seen = new MutationObserver(() => {
    if (!document.querySelector('form[role="search"]')) return;
    page.firstFrames = page.filterFrames();
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true });
}

/** Opens a screen with late responses. Returns the faults: it has moved, or its filters have changed. */
async function visit(context: BrowserContext, { name, ready }: Opening, address: string): Promise<string[]> {
  const page = await context.newPage();
  const shifts = await watchShifts(page);
  await page.addInitScript(noteFrames);
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  const waiting = page.locator('.ant-skeleton-active, [data-waiting="true"], [aria-busy="true"]');
  await expect(waiting).toHaveCount(0, { timeout: 60_000 });
  const [first, last] = await page.evaluate(() => {
    const { firstFrames: noted, filterFrames } = window as unknown as Framed;
    return [noted?.join(), noted && filterFrames().join()];
  });
  await page.close();
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  const sources = shifts.map((shift) => shift.sources).join('; ');
  return [
    ...(moved > budget ? [`${name} moved by ${moved.toFixed(4)}: ${sources}`] : []),
    ...(first === last ? [] : [`${name} had filters at ${first}, then at ${last}`]),
  ];
}

for (const [kind, pattern] of Object.entries(kinds)) {
  test(`${kind} keep their layout while their data arrives late`, async ({
    context,
    request,
    signedInAs,
  }) => {
    test.setTimeout(600_000);
    await signedInAs('admin');
    const waiting = visited.filter(({ visitor, address }) => !visitor && pattern.test(address)).values();
    const wrong: string[] = [];
    const walk = async () => {
      for (const opening of waiting) {
        const address = await addressOf(opening, request);
        if (address) wrong.push(...(await visit(context, opening, address)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    expect(wrong).toEqual([]);
  });
}
