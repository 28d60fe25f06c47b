import { useCallback, useState } from 'react';
import { preloadable } from '../lazy/preloadable';
import { useIdleImport } from '../lazy/useIdleImport';
import { Pager } from './Pager';
import { hasPageChoice } from './pages';
import type { PagingProps } from './paging-props';

const { Component: PageChoice, preload } = preloadable(async () => (await import('./PageChoice')).PageChoice);

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
