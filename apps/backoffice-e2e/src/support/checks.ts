import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** antd draws the options of a Select a second time, without size, for screen readers; nothing can give that list a name. */
const unnamedByAntd = '[role="listbox"][style*="height: 0px"]';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What axe judges only when it is asked to: that a name begins with what is read, and that a page has one main part. */
const asked = ['label-content-name-mismatch', 'landmark-no-duplicate-main', 'landmark-one-main'];
const rules = Object.fromEntries(asked.map((rule) => [rule, { enabled: true }]));

/** WCAG 2.2, levels A and AA, as far as a machine can judge. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, axeOn(page).options({ runOnly: { type: 'tag', values: tags }, rules }));
}

/** All that a change of theme can break: the rest was judged in the other one. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(page, axeOn(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** No page has a frame of another site, so axe need not open a second page for its report. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude(unnamedByAntd).setLegacyMode(true);
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Nothing sticks out of the window, at either side, unless it lies in something that scrolls. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const message = `overflow at ${page.url()}, ${page.viewportSize()?.width} px`;
  await expect.poll(() => overflowOf(page), { message }).toEqual([]);
}

function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== document.body && element !== document.documentElement
        ? getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement)
        : false;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const hidden = getComputedStyle(element).visibility === 'hidden' || width === 0 || height <= 1;
      return !hidden && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    const names = outside
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return scrollWidth > clientWidth ? [`page is ${scrollWidth} wide`, ...names] : names;
  });
}
