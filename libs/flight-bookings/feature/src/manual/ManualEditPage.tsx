import { useTranslation } from 'react-i18next';
import { bookingAddress } from '@traveldesk/bookings-contract';
import {
  bookingLoader,
  useBookingRef,
  useBookingsBookingQuery,
  useLazyBookingsBookingQuery,
  useWaitingPage,
} from '@traveldesk/bookings-ui';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { comparedManualFields } from './manual.compared';
import { useFlightBookingsUpdateManualMutation } from './manual.api';
import { manualFormOf, manualFormSchema, type ManualForm } from './manual.form';
import { ManualFields } from './ManualFields';
import './texts';

/** /flights/bookings/edit/:id: edits a manual booking. */
function ManualEditPage() {
  const { t } = useTranslation(['manualBookings', 'common']);
  const format = useFormat();
  const ref = useBookingRef();
  const { id } = ref;
  const booking = useBookingsBookingQuery(ref, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(booking) as FlightBooking | undefined;
  const [readAgain, { data: newest }] = useLazyBookingsBookingQuery();
  const [update] = useFlightBookingsUpdateManualMutation();
  const { noted, next } = useWaitingPage('flight');
  return (
    <FormPage<ManualForm>
      title={t('edit', { number: opened?.number ?? '' })}
      back={bookingAddress(ref)}
      backLabel={opened?.number ?? t('list')}
      initialValues={opened && manualFormOf(opened)}
      version={opened?.version}
      loadError={booking.error}
      onRetry={() => void booking.refetch()}
      onSubmit={(values, version) =>
        noted(update({ id, version, booking: manualFormSchema.parse(values) }).unwrap())
      }
      next={next}
      stale={{
        load: async () => {
          const read = (await readAgain(ref).unwrap()) as FlightBooking;
          return { values: manualFormOf(read), version: read.version };
        },
        fields: comparedManualFields({ t, format, known: [opened, newest as FlightBooking | undefined] }),
      }}
    >
      <ManualFields booking={opened} />
    </FormPage>
  );
}

ManualEditPage.loader = bookingLoader;

export { ManualEditPage as Component };
