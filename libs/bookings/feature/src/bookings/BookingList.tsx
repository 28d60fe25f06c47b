import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPaths, bookingPermissions, type BookingRow } from '@traveldesk/bookings-contract';
import '@traveldesk/bookings-ui/texts';
import { productPermissions } from '@traveldesk/shared-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { useCan, usePermissions, useWriteAddress, type List, type ListResult } from '@traveldesk/shared-web';
import { bookingColumns } from './booking.columns';
import { useOfferedFilters } from '../filters';
import { useProductColumns } from '../useProductColumns';
import { bookingFilters } from './booking.filters';
import { BookingTabs } from './BookingTabs';

export interface BookingListProps {
  title: string;
  note?: ReactNode;
  list: List<typeof bookingFilters>;
  bookings: ListResult<BookingRow>;
}

/** A list of bookings: of flights, or of all products. */
export function BookingList({ title, note, list, bookings }: BookingListProps) {
  const { t } = useTranslation('bookings');
  const can = usePermissions(bookingPermissions);
  const mayBookFlights = useCan(productPermissions.flight.bookings);
  const write = useWriteAddress();
  const productColumns = useProductColumns();
  // The tab is chosen above the list.
  const fields = useOfferedFilters(bookingFilters).filter(({ key }) => key !== 'tab');
  const { query, filterProps } = list;
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = query;
  const choose = (tab: string) =>
    write((params) => {
      if (tab === 'all') params.delete('tab');
      else params.set('tab', tab);
      params.delete('page');
      return params;
    });
  return (
    <ListPage
      title={title}
      {...(note !== undefined && { note })}
      createLabel={t('search')}
      create={mayBookFlights && '/flights/search'}
      actions={
        <>
          {can.create && <LinkButton to="/flights/bookings/create">{t('enter')}</LinkButton>}
          {can.create && <LinkButton to="/flights/group-requests/create">{t('groupRequest')}</LinkButton>}
          <LinkButton to="/booking-deadlines">{t('board.title')}</LinkButton>
          {can.export && <ExportButton url={bookingPaths.export} query={query} name="bookings" />}
        </>
      }
      filters={<FilterBar fields={fields} {...filterProps} />}
    >
      <BookingTabs filters={filters} onChange={choose} />
      <DataTable
        {...list.tableProps(bookings)}
        columns={bookingColumns(t, productColumns)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      />
    </ListPage>
  );
}
