import type { DataColumn } from './columns';
import type { TableView } from './view';

export interface TableDrawerProps {
  columns: readonly Pick<DataColumn<never>, 'key' | 'title' | 'room'>[];
  view: TableView;
  onChange: (change: Partial<TableView>) => void;
  open: boolean;
  onClose: () => void;
  /** The keys of the columns without room. */
  roomless: readonly string[];
}
