import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keep, parseKept, readKept } from '@traveldesk/shared-web';
import { densities, initialView, type TableView } from './view';

/** Stored values are untrusted: an invalid view falls back to the initial one. */
function read(key: string): TableView {
  const kept = (parseKept(readKept(key)) ?? {}) as Partial<Record<keyof TableView, unknown>>;
  const keys = (some: unknown) => (Array.isArray(some) ? some.filter((one) => typeof one === 'string') : []);
  return {
    hidden: keys(kept.hidden),
    shown: keys(kept.shown),
    order: keys(kept.order),
    density: densities.find((one) => one === kept.density) ?? initialView.density,
  };
}

/** A table's visible columns, their order and row height, stored on the device by the table's path. */
export function useTableView(): [TableView, (change: Partial<TableView>) => void] {
  const { pathname } = useLocation();
  const key = `table:${pathname}`;
  const [view, setView] = useState(() => read(key));
  const change = (next: Partial<TableView>) => {
    const changed = { ...view, ...next };
    keep(key, JSON.stringify(changed));
    setView(changed);
  };
  return [view, change];
}
