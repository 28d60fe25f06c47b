import type { Page } from '@playwright/test';

/** Responses that a journey provokes on purpose; Chromium writes each to the console as an error. */
const provoked = /Failed to load resource: the server responded with a status of (401|403|404|409|412|422)/;

/** Collects what a page must never do: console errors, exceptions, violations of its own policy. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !provoked.test(message.text()))
      errors.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

export interface Shift {
  value: number;
  /** The elements that moved, each with its left, top, width and height in px before and after. */
  sources: string;
}

/** Collects layout shifts while a page loads without user input, over reloads too. */
export async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = [];
  await page.exposeFunction('reportShift', (value: number, sources: string) =>
    shifts.push({ value, sources }),
  );
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const report = (window as unknown as { reportShift: (value: number, sources: string) => void })
      .reportShift;
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? '?');
    const place = ({ left, top, width, height }: DOMRectReadOnly) =>
      [left, top, width, height].map(Math.round).join(' ');
    // After a search or a deletion, elements move for a reason, however late the response arrives.
    let touched = false;
    for (const kind of ['pointerdown', 'keydown']) {
      addEventListener(kind, () => (touched = true), { capture: true });
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput && !touched)
          report(
            entry.value,
            entry.sources
              .map(
                ({ node, previousRect, currentRect }) =>
                  `${name(node)} (${place(previousRect)} → ${place(currentRect)})`,
              )
              .join(', '),
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}
