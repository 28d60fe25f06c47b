import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPathsOf, bookingPermissions } from '@traveldesk/bookings-contract';
import {
  bookingLoader,
  productRecord,
  recordStyles,
  useBookingRef,
  useBookingsBookingQuery,
  type ProductTab,
} from '@traveldesk/bookings-ui';
import '@traveldesk/bookings-ui/texts';
import { permissionsOfProduct } from '@traveldesk/shared-contract';
import { CopyButton, editAction, preloadable, RecordPage } from '@traveldesk/shared-ui';
import { useCan, useText } from '@traveldesk/shared-web';
import { BookingActions } from '../actions/BookingActions';
import { BookingFacts } from './BookingFacts';
import { BookingHeadline } from './BookingHeadline';
import { BookingNotices } from './BookingNotices';
import { BookingState } from './BookingState';
import styles from './booking.module.css';
import { useFollow } from './useFollow';
import { useHeightWhileBusy } from './useHeightWhileBusy';

const { Component: Travellers } = preloadable(async () => (await import('./Travellers')).Travellers);
const { Component: MoneyTimeline } = preloadable(async () => (await import('./MoneyTimeline')).MoneyTimeline);
const { Component: Notes } = preloadable(async () => (await import('./Notes')).Notes);
const { Component: BookingHistory } = preloadable(
  async () => (await import('./BookingHistory')).BookingHistory,
);
const { Component: SupplierLog } = preloadable(async () => (await import('./SupplierLog')).SupplierLog);

/** The page of a booking, with its state, actions and tabs. */
export function BookingViewPage() {
  const { t } = useTranslation('bookings');
  const ref = useBookingRef();
  const own = productRecord(ref.product);
  const mayReadLog = useCan(bookingPermissions.logs);
  const mayList = useCan(permissionsOfProduct(ref.product)?.bookings ?? []);
  const mayEnter = useCan(bookingPermissions.create);
  const result = useBookingsBookingQuery(ref, { refetchOnMountOrArgChange: true });
  const booking = result.currentData;
  useFollow(booking);
  const head = useHeightWhileBusy(booking?.operation != null);
  const text = useText();
  const { Booked, Again } = own ?? {};
  const reference = text(own?.reference.label ?? 'bookings:fields.pnr');
  const { all } = bookingPathsOf(ref.product);
  const tabsAfter = (of: ProductTab['after']) =>
    (own?.tabs ?? [])
      .filter(({ after }) => after === of)
      .map(({ key, label, Content }) => ({
        key,
        label: text(label),
        content: booking && <Content booking={booking} />,
      }));
  return (
    <RecordPage
      name={booking && (booking.pnr ?? booking.number)}
      state={
        booking && (
          <>
            {booking.pnr && (
              <CopyButton text={booking.pnr} label={text(own?.reference.copy ?? 'bookings:copyPnr')} />
            )}
            {/* The state changes without user action, so screen readers announce it. */}
            <span role="status" aria-atomic>
              <BookingState state={booking.state} quoted={booking.quoted} operation={booking.operation} />
            </span>
          </>
        )
      }
      // Keeps the line's height while the booking is loading.
      note={
        booking ? (
          <BookingHeadline booking={booking} lead={text(own?.lead ?? 'bookings:fields.lead')} />
        ) : (
          '\u00a0'
        )
      }
      back={mayList ? all : '/booking_lists'}
      backLabel={mayList && own ? text(own.list) : t('all.title')}
      result={result}
      actions={[
        booking?.kind === 'manual' &&
          ['on_hold', 'ticketed', 'confirmed'].includes(booking.state) &&
          mayEnter &&
          editAction(`${all}/edit/${ref.id}`, booking.pnr ?? booking.number),
      ]}
      head={
        <div ref={head} className={styles.head}>
          {booking && <BookingNotices booking={booking} />}
          {booking && <BookingActions booking={booking} />}
          {Again && booking?.kind === 'supplier' && (
            <Suspense>
              <Again booking={booking} />
            </Suspense>
          )}
        </div>
      }
      // Notices above the tabs load with the booking, so the tabs are hidden until then to avoid a shift.
      tabs={
        !booking
          ? []
          : [
              {
                key: 'travellers',
                label: own?.people ? text(own.people.label) : t('tabs.travellers'),
                content: own?.people ? (
                  <own.people.Content booking={booking} />
                ) : (
                  <Travellers booking={booking} />
                ),
              },
              ...tabsAfter('travellers'),
              { key: 'money', label: t('tabs.money'), content: <MoneyTimeline {...ref} /> },
              ...tabsAfter('money'),
              { key: 'notes', label: t('tabs.notes'), content: <Notes booking={booking} /> },
              { key: 'history', label: t('tabs.history'), content: <BookingHistory booking={booking} /> },
              ...(mayReadLog
                ? [{ key: 'log', label: t('tabs.log'), content: <SupplierLog {...ref} /> }]
                : []),
            ]
      }
    >
      <div className={recordStyles.page}>
        {booking ? (
          <>
            {Booked && <Booked booking={booking} />}
            <BookingFacts booking={booking} reference={reference} />
          </>
        ) : (
          // A separate element from the loaded facts, so that nothing moves.
          <BookingFacts booking={undefined} reference={reference} />
        )}
      </div>
    </RecordPage>
  );
}

BookingViewPage.loader = bookingLoader;

export { BookingViewPage as Component };
