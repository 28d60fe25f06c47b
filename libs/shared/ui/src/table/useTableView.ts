import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How a user looks at one table: kept on the device, by the table's path. */
export interface TableView {
  hidden: readonly string[];
  density: Density;
}

const initial: TableView = { hidden: [], density: 'comfortable' };

function read(key: string): TableView {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TableView>) };
  } catch {
    return initial;
  }
}

/** Which columns are hidden and how tall the rows are, remembered. */
export function useTableView(): [TableView, (change: Partial<TableView>) => void] {
  const { pathname } = useLocation();
  const key = `table:${pathname}`;
  const [view, setView] = useState(() => read(key));
  const change = (next: Partial<TableView>) => {
    const changed = { ...view, ...next };
    localStorage.setItem(key, JSON.stringify(changed));
    setView(changed);
  };
  return [view, change];
}
