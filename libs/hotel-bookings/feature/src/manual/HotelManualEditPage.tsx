import { useTranslation } from 'react-i18next';
import { bookingAddress } from '@traveldesk/bookings-contract';
import {
  bookingLoader,
  useBookingRef,
  useBookingsBookingQuery,
  useLazyBookingsBookingQuery,
  useWaitingPage,
} from '@traveldesk/bookings-ui';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { useRateWords } from '@traveldesk/hotels-ui';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useHotelBookingsUpdateManualMutation } from './manual-stay.api';
import { comparedStayFields } from './manual-stay.compared';
import { manualStayFormOf, manualStayFormSchema, type ManualStayForm } from './manual-stay.form';
import { ManualStayFields } from './ManualStayFields';
import './texts';

/** /hotels/bookings/edit/:id: edits a stay booked elsewhere. */
function HotelManualEditPage() {
  const { t } = useTranslation(['manualStays', 'common']);
  const format = useFormat();
  const words = useRateWords();
  const ref = useBookingRef();
  const booking = useBookingsBookingQuery(ref, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(booking) as HotelBooking | undefined;
  const [readAgain, { data: newest }] = useLazyBookingsBookingQuery();
  const [update] = useHotelBookingsUpdateManualMutation();
  const { noted, next } = useWaitingPage('hotel');
  return (
    <FormPage<ManualStayForm>
      title={t('edit', { number: opened?.number ?? '' })}
      back={bookingAddress(ref)}
      backLabel={opened?.number ?? t('list')}
      initialValues={opened && manualStayFormOf(opened)}
      version={opened?.version}
      loadError={booking.error}
      onRetry={() => void booking.refetch()}
      onSubmit={(values, version) =>
        noted(update({ id: ref.id, version, booking: manualStayFormSchema.parse(values) }).unwrap())
      }
      next={next}
      stale={{
        load: async () => {
          const read = (await readAgain(ref).unwrap()) as HotelBooking;
          return { values: manualStayFormOf(read), version: read.version };
        },
        fields: comparedStayFields({ t, format, words, known: [opened, newest as HotelBooking | undefined] }),
      }}
    >
      <ManualStayFields booking={opened} />
    </FormPage>
  );
}

HotelManualEditPage.loader = bookingLoader;

export { HotelManualEditPage as Component };
