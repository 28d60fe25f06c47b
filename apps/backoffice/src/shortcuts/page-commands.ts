/** A command of the open page. */
export interface PageCommand {
  label: string;
  /** The shortcut key, which works outside input fields. */
  shortcut: string | undefined;
  run: () => void;
}

/** Matches commands in elements that shared components mark with `data-commands`: buttons, links and search fields; and tabs. */
const commands = ['[data-commands] :is(button, a[href])', '[data-commands] input', '[role="tab"]']
  .map((selector) => `#main ${selector}`)
  .join();

function nameOf(element: HTMLElement): string {
  const { labels } = element as HTMLInputElement;
  return (
    element.getAttribute('aria-label') ??
    (labels && labels.length > 0 ? labels[0]?.textContent : element.textContent) ??
    ''
  ).trim();
}

function run(element: HTMLElement): void {
  element.focus();
  if (!(element instanceof HTMLInputElement)) element.click();
}

const isOffered = (element: HTMLElement) =>
  !element.matches(
    ':disabled, [aria-disabled="true"], [aria-hidden="true"], [tabindex="-1"]:not([role="tab"])',
  ) &&
  element.closest('[hidden], [inert], .ant-tabs-tabpane-hidden') === null &&
  !(element.getAttribute('role') === 'tab' && element.getAttribute('aria-selected') === 'true');

/** Returns the commands on the page; screens already leave out those that the user may not use. */
export function pageCommands(): PageCommand[] {
  const found = [...document.querySelectorAll<HTMLElement>(commands)].filter(isOffered);
  const named = new Map<string, PageCommand>();
  for (const element of found) {
    const label = nameOf(element);
    if (!label || named.has(label)) continue;
    const shortcut = element.closest<HTMLElement>('[data-shortcut]')?.dataset['shortcut'];
    named.set(label, { label, shortcut, run: () => run(element) });
  }
  return [...named.values()];
}

/** Returns the page's other keys and their labels, which it lists as JSON in `data-keys`. */
export function pageKeys(): (readonly [key: string, label: string])[] {
  return [...document.querySelectorAll<HTMLElement>('#main [data-keys]')].flatMap((element) =>
    JSON.parse(element.dataset['keys'] ?? '[]'),
  );
}
