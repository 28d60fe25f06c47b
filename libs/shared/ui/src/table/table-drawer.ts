import type { TableOptionsProps } from './TableOptions';

export interface TableDrawerProps extends Pick<TableOptionsProps, 'columns' | 'view' | 'onChange'> {
  open: boolean;
  onClose: () => void;
  /** The keys of the columns for which there is no room. */
  roomless: readonly string[];
}
