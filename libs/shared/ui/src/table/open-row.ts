/** Elements in a row that handle clicks themselves. */
const answering = 'a, button, input, select, textarea, label, summary, [role="button"], [role="switch"]';

/** The first link in the row's first cell, or in the card's head. */
const nameLink = ':scope > :first-child a[href]';

/**
 * Opens the row's record on a click anywhere in the row, as a click on its name would; with Ctrl or ⌘ in a new tab. Ignores clicks on
 * interactive elements and clicks that end a text selection.
 */
function openRow(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(answering)) return;
  const row = target.closest('[data-row-key]');
  const link = row?.querySelector(nameLink);
  if (!link || hasSelectionIn(row)) return;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Opens the record in a new tab on a middle click. */
function openRowAside(event: MouseEvent): void {
  const { target, button } = event;
  if (button !== 1 || !(target instanceof Element) || target.closest(answering)) return;
  const link = target.closest('[data-row-key]')?.querySelector<HTMLAnchorElement>(nameLink);
  if (link) window.open(link.href, '_blank', 'noopener');
}

function hasSelectionIn(row: Element | null): boolean {
  const selection = window.getSelection();
  return selection?.isCollapsed === false && (row?.contains(selection.anchorNode) ?? false);
}

/** Makes the rows within an element open on click; use it as a ref. */
export function opensRows(table: HTMLElement | null): (() => void) | undefined {
  if (!table) return undefined;
  table.addEventListener('click', openRow);
  table.addEventListener('auxclick', openRowAside);
  return () => {
    table.removeEventListener('click', openRow);
    table.removeEventListener('auxclick', openRowAside);
  };
}
