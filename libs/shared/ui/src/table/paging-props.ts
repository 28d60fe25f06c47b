import type { RefObject } from 'react';
import type { TableProps } from '@traveldesk/shared-web';

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
