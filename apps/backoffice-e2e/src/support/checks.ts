import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** antd draws the options of a Select a second time, without size, for screen readers; nothing can give that list a name. */
const unnamedByAntd = '[role="listbox"][style*="height: 0px"]';

/** WCAG 2.2, levels A and AA, as far as a machine can judge. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).exclude(unnamedByAntd).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Nothing sticks out of the window, at either side, unless it lies in something that scrolls. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
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
  expect(found, `overflow at ${page.url()}, ${page.viewportSize()?.width} px`).toEqual([]);
}
