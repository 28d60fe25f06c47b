import { readPreferences } from '../preferences/store';

/** Where letters are typed or choose something; a box or a round button takes none. */
const typing =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]';
/** What lies over the page has the keys to itself. */
const over = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What writes nothing. A key of which one cannot tell, as a dead one, may write something. */
const named = /^(Enter|Escape|Tab|Arrow(Up|Down|Left|Right))$/;

/**
 * Whether a key that is pressed alone is the page's: nobody types there, nothing lies over the page, and nobody has taken it. What
 * writes something can be switched off (WCAG 2.1.4). Every listener for single keys asks here, and here alone.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (!isPlain || event.defaultPrevented || isTaken(event.target)) return false;
  return named.test(event.key) || readPreferences().shortcuts === 'yes';
}

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typing}, ${over}`) !== null;
}
