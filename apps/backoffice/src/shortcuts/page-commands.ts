/** What can be done on the page that is open. */
export interface PageCommand {
  label: string;
  /** The key that does it, outside of all fields. */
  shortcut: string | undefined;
  run: () => void;
}

/** Shared parts of a page say of what they hold that it is a command of the page: its buttons and links, and the fields of a search. */
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

/** What is on the page is what its user may do: a screen leaves out the rest. */
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

/** Further keys of the page that is open, each with what it does: a page lists them as JSON in `data-keys`. */
export function pageKeys(): (readonly [key: string, label: string])[] {
  return [...document.querySelectorAll<HTMLElement>('#main [data-keys]')].flatMap((element) =>
    JSON.parse(element.dataset['keys'] ?? '[]'),
  );
}
