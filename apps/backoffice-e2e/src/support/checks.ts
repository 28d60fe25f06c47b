import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** antd renders the options of a Select a second time, without size, for screen readers; nothing can give that list a name. */
const unnamedByAntd = '[role="listbox"][style*="height: 0px"]';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules that axe applies only on request: a name starts with its visible text. */
const asked = ['label-content-name-mismatch'];
const rules = Object.fromEntries(asked.map((rule) => [rule, { enabled: true }]));

/** Passed nodes are not listed one by one: that takes axe longer than the checks. */
const resultTypes: 'violations'[] = ['violations'];

/** WCAG 2.2, levels A and AA, and axe's best practices, as far as a machine can judge. `covered`: a part below an open one, whose links may lie half under it. */
export async function expectAccessible(page: Page, covered?: string): Promise<void> {
  const axe = axeOn(page);
  await expectNoViolation(
    page,
    (covered ? axe.exclude(covered) : axe).options({
      runOnly: { type: 'tag', values: tags },
      rules,
      resultTypes,
    }),
  );
  await expectLegibleChoices(page);
}

/** Checks only what a change of theme can break; the rest was checked in the other theme. */
export async function expectReadable(page: Page): Promise<void> {
  const values = ['color-contrast', 'link-in-text-block'];
  await expectNoViolation(page, axeOn(page).options({ runOnly: { type: 'rule', values }, resultTypes }));
  await expectLegibleChoices(page);
}

/** A selected option has an invisible input over its text: axe cannot tell the background and reports nothing. */
async function expectLegibleChoices(page: Page): Promise<void> {
  const message = `contrast of what is chosen at ${page.url()}`;
  expect(await page.evaluate(faintChoices), message).toEqual([]);
}

function faintChoices(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const laid = (colours: string[]) => {
    canvas?.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      if (canvas) canvas.fillStyle = colour;
      canvas?.fillRect(0, 0, 1, 1);
    }
    const parts = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).map((part) => part / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds = (element: Element | null): string[] =>
    element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  const ratioOf = (element: Element) => {
    const ground = grounds(element);
    const [one, other] = [laid(ground), laid([...ground, getComputedStyle(element).color])];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  return [...document.querySelectorAll('.ant-radio-button-label, .ant-select-content-has-value')]
    .filter((element) => element.checkVisibility() && !element.closest('[class*="-disabled"]'))
    .filter((element) => ratioOf(element) < 4.5)
    .map((element) => `${element.textContent}: ${ratioOf(element).toFixed(2)}`);
}

/** The loading bar fades out above every page, so it is outside all landmarks. */
const loadingBar = '[class^="_bar_"][role="progressbar"]';

/** No page has a frame of another site, so axe need not open a second page for its report. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude(unnamedByAntd).exclude(loadingBar).setLegacyMode(true);
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Nothing extends beyond the window on either side, unless it is in a scrolling part. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const message = `overflow at ${page.url()}, ${page.viewportSize()?.width} px`;
  await expect.poll(() => overflowOf(page), { message }).toEqual([]);
}

/** Every page is as wide as its window allows: its header ends where a list ends. */
export async function expectPageWidth(page: Page): Promise<void> {
  const short = await page.evaluate(() => {
    const main = document.querySelector('main');
    const header = main?.querySelector('header:has(h1)');
    if (!main || !header) return 0;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
    const room =
      main.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return room - header.getBoundingClientRect().width;
  });
  expect(Math.abs(short), `page width at ${page.url()}`).toBeLessThanOrEqual(1);
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
