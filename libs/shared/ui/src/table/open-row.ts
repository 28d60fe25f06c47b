/** What of a row answers a click by itself. */
const answering = 'a, button, input, select, textarea, label, summary, [role="button"], [role="switch"]';

/** The link of a row's name: the first of its first cell, or of its card's head. */
const nameLink = ':scope > :first-child a[href]';

/**
 * A click anywhere in a row opens the row's record, as one on its name would: with Ctrl or ⌘ in another tab. What answers a
 * click by itself is left to do so, and a click that ends a selection of text is none.
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

/** A middle click opens the record in another tab. */
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

/** Lets the rows within an element be opened; a ref of that element. */
export function opensRows(table: HTMLElement | null): (() => void) | undefined {
  if (!table) return undefined;
  table.addEventListener('click', openRow);
  table.addEventListener('auxclick', openRowAside);
  return () => {
    table.removeEventListener('click', openRow);
    table.removeEventListener('auxclick', openRowAside);
  };
}
