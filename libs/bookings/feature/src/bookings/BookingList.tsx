import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPaths, bookingPermissions, type BookingRow } from '@traveldesk/bookings-contract';
import '@traveldesk/bookings-ui/texts';
import { DataTable, EmptyState, ExportButton, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import {
  useCan,
  useWriteAddress,
  type FilterField,
  type List,
  type ListResult,
} from '@traveldesk/shared-web';
import { bookingColumns } from './booking.columns';
import { useOfferedFilters } from '../filters';
import { useLeadTitle, useProductColumns } from '../useProductColumns';
import { BookingTabs } from './BookingTabs';

export interface BookingListProps<Fields extends readonly FilterField[]> {
  title: string;
  note?: ReactNode;
  /** The product whose bookings are listed; undefined for all. */
  product?: string;
  fields: Fields;
  list: List<Fields>;
  bookings: ListResult<BookingRow>;
  /** The list's main button; `to` is false without the permission. */
  create: { label: string; to: string | false };
  actions?: ReactNode;
}

/** A list of bookings: of one product, or of all. */
export function BookingList<Fields extends readonly FilterField[]>({
  title,
  note,
  product,
  fields: all,
  list,
  bookings,
  create,
  actions,
}: BookingListProps<Fields>) {
  const { t } = useTranslation('bookings');
  const mayExport = useCan(bookingPermissions.export);
  const write = useWriteAddress();
  const productColumns = useProductColumns(product);
  const lead = useLeadTitle(product);
  // The tab is chosen above the list.
  const fields = useOfferedFilters(all).filter(({ key }) => key !== 'tab');
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
      createLabel={create.label}
      create={create.to}
      actions={
        <>
          {actions}
          <LinkButton to="/booking-deadlines">{t('board.title')}</LinkButton>
          {mayExport && (
            <ExportButton
              url={bookingPaths.export}
              query={product === undefined ? query : { ...query, product }}
              name="bookings"
            />
          )}
        </>
      }
      filters={<FilterBar fields={fields} {...filterProps} />}
    >
      <BookingTabs product={product} filters={filters} onChange={choose} />
      <DataTable
        {...list.tableProps(bookings)}
        columns={bookingColumns(t, lead, productColumns)}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      />
    </ListPage>
  );
}
