import { useTranslation } from 'react-i18next';
import { ErrorState, RowTable, type AdditionProps } from '@traveldesk/shared-ui';
import { addDays, daysBetween } from '@traveldesk/shared-contract';
import { ofLiveList, useFormat } from '@traveldesk/shared-web';
import { useBookingsLookToBookQuery } from './look-to-book.api';
import styles from './SupplierLookToBook.module.css';
import './texts';

/** Searches at a supplier and bookings made there, by day, the newest first. */
export function SupplierLookToBook({ id }: AdditionProps) {
  const { t } = useTranslation('bookingParts');
  const { number, date } = useFormat();
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = useBookingsLookToBookQuery({ supplier_id: id, by: 'day' }, ofLiveList);
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const byDay = new Map(found?.data.map((row) => [row.key, row]));
  const days = found ? daysBetween(found.from, found.to) : 0;
  const rows =
    found &&
    Array.from({ length: days + 1 }, (_, index) => addDays(found.to, -index)).map((key) => ({
      id: key,
      bookings: byDay.get(key)?.bookings ?? 0,
      searches: key < found.counted_since ? null : (byDay.get(key)?.searches ?? 0),
    }));
  return (
    <section aria-labelledby="look-to-book">
      <h2 id="look-to-book" className={styles.title}>
        {t('lookToBook.title')}
      </h2>
      <p className={styles.note}>{t('lookToBook.note')}</p>
      <RowTable
        rows={rows}
        columns={[
          { key: 'day', title: t('lookToBook.day'), render: (_, row) => date(row.id) },
          {
            key: 'searches',
            title: t('lookToBook.searches'),
            align: 'end',
            render: (_, { searches }) => (searches === null ? t('lookToBook.notCounted') : number(searches)),
          },
          {
            key: 'bookings',
            title: t('lookToBook.bookings'),
            align: 'end',
            render: (_, row) => number(row.bookings),
          },
          {
            key: 'ratio',
            title: t('lookToBook.ratio'),
            align: 'end',
            render: (_, { searches, bookings }) =>
              searches !== null && bookings > 0 && number(Math.round((searches / bookings) * 10) / 10),
          },
        ]}
        fetching={isFetching}
      />
    </section>
  );
}
