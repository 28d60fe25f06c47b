import { useTranslation } from 'react-i18next';
import { useWaitingPage } from '@traveldesk/bookings-ui';
import { FormPage } from '@traveldesk/shared-ui';
import { useFlightBookingsCreateManualMutation } from './manual.api';
import { blankManual, manualFormSchema, type ManualForm } from './manual.form';
import { ManualFields } from './ManualFields';
import './texts';

/** /flights/bookings/create: enters a booking made elsewhere; its price is charged to the company's wallet. */
function ManualCreatePage() {
  const { t } = useTranslation('manualBookings');
  const [create] = useFlightBookingsCreateManualMutation();
  const { noted, next } = useWaitingPage('flight');
  return (
    <FormPage<ManualForm>
      title={t('add')}
      back="/flights/bookings"
      backLabel={t('list')}
      initialValues={blankManual}
      next={next}
      onSubmit={(values, _, key) => noted(create({ key, booking: manualFormSchema.parse(values) }).unwrap())}
    >
      <ManualFields />
    </FormPage>
  );
}

export { ManualCreatePage as Component };
