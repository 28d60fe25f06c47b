import { useCallback, useState, type RefObject } from 'react';
import type { TableProps } from '@traveldesk/shared-web';
import { preloadable } from '../lazy/preloadable';
import { useIdleImport } from '../lazy/useIdleImport';
import { Pager } from './Pager';
import { hasPageChoice } from './pages';

const { Component: PageChoice, preload } = preloadable(async () => (await import('./PageChoice')).PageChoice);

export interface PagingProps extends Pick<
  TableProps<{ id: string }>,
  'page' | 'perPage' | 'total' | 'onPage' | 'onPerPage'
> {
  /** The number of pages; with `atLeast`, more may follow. */
  pages: number;
  atLeast: boolean;
  /** Undefined while other rows are on their way. */
  rows: readonly { id: string }[] | undefined;
  /** The element that contains the rows. */
  box: RefObject<HTMLElement | null>;
}

/** The pager of a list, with the choice of a page and of its size, whose code loads when the list is ready. */
export function Paging(props: PagingProps) {
  const { page, pages, total, atLeast, onPage } = props;
  const [loaded, setLoaded] = useState(false);
  const chooses = hasPageChoice(props);
  const load = useCallback(async () => {
    await preload();
    setLoaded(true);
  }, []);
  useIdleImport(load, chooses);
  return (
    <>
      {chooses && loaded && <PageChoice {...props} />}
      <Pager page={page} pages={pages} total={total} atLeast={atLeast} onPage={onPage} />
    </>
  );
}
