import { useCallback, useState, type Ref, type RefObject } from 'react';

/**
 * For a list that is read on by a button below it, which may be gone with the last items: the focus goes to the first item that
 * comes, unless the user has gone elsewhere meanwhile. An item has a `tabIndex` of -1.
 */
export function useReadOn(list: RefObject<HTMLElement | null>) {
  const [first, setFirst] = useState<number>();
  // The same at each rendering: it is called once, when its item comes.
  const focus = useCallback(
    (item: HTMLElement | null) => {
      const { activeElement: at, body } = document;
      if (at === body || list.current?.contains(at)) item?.focus();
    },
    [list],
  );
  return {
    /** How many there are, before more are asked for. */
    after: setFirst,
    /** The ref of the item at a place. */
    at: (place: number): Ref<HTMLLIElement> | undefined => (place === first ? focus : undefined),
  };
}
