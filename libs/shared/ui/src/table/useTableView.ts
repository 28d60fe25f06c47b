import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keep, parseKept, readKept } from '@traveldesk/shared-web';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a user looks at one table: kept on the device, by the table's path. */
export interface TableView {
  hidden: readonly string[];
  density: Density;
}

const initial: TableView = { hidden: [], density: 'comfortable' };

/** Anybody may have written what is kept: what is no view is the initial one. */
function read(key: string): TableView {
  const { hidden, density } = (parseKept(readKept(key)) ?? {}) as Partial<Record<keyof TableView, unknown>>;
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((one) => typeof one === 'string') : initial.hidden,
    density: densities.find((one) => one === density) ?? initial.density,
  };
}

/** Which columns are hidden and how tall the rows are, remembered. */
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
