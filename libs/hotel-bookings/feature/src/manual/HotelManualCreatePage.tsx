import { useTranslation } from 'react-i18next';
import { useWaitingPage } from '@traveldesk/bookings-ui';
import { FormPage } from '@traveldesk/shared-ui';
import { useHotelBookingsCreateManualMutation } from './manual-stay.api';
import { blankManualStay, manualStayFormSchema, type ManualStayForm } from './manual-stay.form';
import { ManualStayFields } from './ManualStayFields';
import './texts';

/** /hotels/bookings/create: enters a stay booked elsewhere; its price, if any, is charged to the company's wallet. */
function HotelManualCreatePage() {
  const { t } = useTranslation('manualStays');
  const [create] = useHotelBookingsCreateManualMutation();
  const { noted, next } = useWaitingPage('hotel');
  return (
    <FormPage<ManualStayForm>
      title={t('add')}
      back="/hotels/bookings"
      backLabel={t('list')}
      initialValues={blankManualStay}
      next={next}
      onSubmit={(values, _, key) =>
        noted(create({ key, booking: manualStayFormSchema.parse(values) }).unwrap())
      }
    >
      <ManualStayFields />
    </FormPage>
  );
}

export { HotelManualCreatePage as Component };
