import { readPreferences } from '../preferences/store';

/** Elements that take typed letters; checkboxes and radio buttons take none. */
const typing =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]';
/** Overlays, which receive all keys. */
const over = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Keys that write no character. A dead key may write one. */
const named = /^(Enter|Escape|Tab|Arrow(Up|Down|Left|Right))$/;

/**
 * Whether an unmodified key is a page shortcut: not pressed in a text field or an overlay, and not yet handled. Character keys can be
 * switched off (WCAG 2.1.4). Every listener for single keys must use this check.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (!isPlain || event.defaultPrevented || isTaken(event.target)) return false;
  return named.test(event.key) || readPreferences().shortcuts === 'yes';
}

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${typing}, ${over}`) !== null;
}
