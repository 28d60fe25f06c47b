import { useCallback, useState, type Ref, type RefObject } from 'react';

/**
 * For a list with a "load more" button, which may disappear with the last page: moves the focus to the first new item, unless the user has
 * moved it elsewhere. Items need a `tabIndex` of -1.
 */
export function useReadOn(list: RefObject<HTMLElement | null>) {
  const [first, setFirst] = useState<number>();
  // A stable function, so that React calls it once, when the item mounts.
  const focus = useCallback(
    (item: HTMLElement | null) => {
      const { activeElement: at, body } = document;
      if (at === body || list.current?.contains(at)) item?.focus();
    },
    [list],
  );
  return {
    /** Takes the number of items before more are loaded. */
    after: setFirst,
    /** Returns the ref of the item at an index. */
    at: (place: number): Ref<HTMLLIElement> | undefined => (place === first ? focus : undefined),
  };
}
