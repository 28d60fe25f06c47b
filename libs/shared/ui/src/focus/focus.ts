const focusable = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', '[tabindex]'].join();

/** Whether what had the focus is gone: whoever works without a pointer would begin at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Lets a part of the page have the focus that cannot have it by itself, for as long as it has it: Tab goes on from there. */
function focusPart(part: HTMLElement): void {
  if (!part.matches(focusable)) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** An element around another one, and at which place in it that one is. */
interface Place {
  around: HTMLElement;
  place: number;
}

/** Where an element is, from what it lies in to the page's own content. */
export function placesOf(element: Element): Place[] {
  const around = element.parentElement;
  if (!around || [element, around].includes(document.body)) return [];
  const place = { around, place: [...around.children].indexOf(element) };
  return around.matches('main') ? [place] : [place, ...placesOf(around)];
}

/** What is to have a focus that was at a place; where there is none, what the place is in has it. */
export type Heir = (place: Place) => HTMLElement | null | undefined;

/** What has come there. */
export const inItsPlace: Heir = ({ around, place }) => around.children[place] as HTMLElement | undefined;

/** What there is to press in what has come there, or in the last of a list that is shorter now. */
export const nextItem: Heir = ({ around, place }) => {
  const item = (around.children[place] ?? around.lastElementChild) as HTMLElement | null;
  return item?.matches(focusable) ? item : item?.querySelector<HTMLElement>(focusable);
};

/** Where the focus was, and where that was, should it be gone by then. */
export interface FocusOrigin {
  element: HTMLElement;
  places: readonly Place[];
}

/** An element that has the focus, as somebody may want it back. */
export const focusOriginOf = (element: HTMLElement): FocusOrigin => ({ element, places: placesOf(element) });

/** Gives the focus back to where it was, or to what has come there. */
export function giveFocusBack({ element, places }: FocusOrigin): void {
  if (element.isConnected) element.focus({ preventScroll: true });
  else leaveFocus(places, nextItem);
}

/** Leaves a focus that is lost to what is left of the places where it was. */
export function leaveFocus(places: readonly Place[], heir?: Heir): void {
  const left = places.find(({ around }) => around.isConnected);
  if (left && isFocusLost()) focusPart(heir?.(left) ?? left.around);
}
