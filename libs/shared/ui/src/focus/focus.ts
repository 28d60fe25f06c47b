const focusable = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', '[tabindex]'].join();

/** Whether the focused element was removed. A keyboard user would then start again at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses an element, making it focusable until it loses the focus, so that Tab continues from there. */
function focusPart(part: HTMLElement): void {
  if (!part.matches(focusable)) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** A parent element and the index of a child in it. */
interface Place {
  around: HTMLElement;
  place: number;
}

/** Returns the element's places in its ancestors, innermost first, up to `main`. */
export function placesOf(element: Element): Place[] {
  const around = element.parentElement;
  if (!around || [element, around].includes(document.body)) return [];
  const place = { around, place: [...around.children].indexOf(element) };
  return around.matches('main') ? [place] : [place, ...placesOf(around)];
}

/** Chooses the element that gets the focus lost at a place; without one, the parent gets it. */
export type FocusSuccessor = (place: Place) => HTMLElement | null | undefined;

/** The element that is now at the same index. */
export const elementAtSameIndex: FocusSuccessor = ({ around, place }) =>
  around.children[place] as HTMLElement | undefined;

/** The first focusable element in the item now at this index, or in the last item of a shorter list. */
export const firstFocusableOfNextItem: FocusSuccessor = ({ around, place }) => {
  const item = (around.children[place] ?? around.lastElementChild) as HTMLElement | null;
  return item?.matches(focusable) ? item : item?.querySelector<HTMLElement>(focusable);
};

/** A focused element and its places, in case it is removed. */
export interface FocusOrigin {
  element: HTMLElement;
  places: readonly Place[];
}

export const focusOriginOf = (element: HTMLElement): FocusOrigin => ({ element, places: placesOf(element) });

/** Returns the focus to the original element, or to its successor if it was removed. */
export function giveFocusBack({ element, places }: FocusOrigin): void {
  if (element.isConnected) element.focus({ preventScroll: true });
  else leaveFocus(places, firstFocusableOfNextItem);
}

/** Moves a lost focus to the innermost of these places that is still on the page. */
export function leaveFocus(places: readonly Place[], heir?: FocusSuccessor): void {
  const left = places.find(({ around }) => around.isConnected);
  if (left && isFocusLost()) focusPart(heir?.(left) ?? left.around);
}
