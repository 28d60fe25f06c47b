import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameOf, reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import { DisappearingButton } from '@traveldesk/shared-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import type { BookingValues, FormerTraveller, TravellerValues } from './booking.values';

/** Says that renaming a saved traveler dropped the stored passport, and offers to restore name and passport together. */
export function FormerPassport({ place }: { place: number }) {
  const { t } = useTranslation('flight-bookings');
  const form = Form.useFormInstance<BookingValues>();
  const name = <Field extends keyof TravellerValues>(field: Field): ['travellers', number, Field] => [
    'travellers',
    place,
    field,
  ];
  const former = Form.useWatch(name('former'), { form, preserve: true }) as
    | FormerTraveller
    | null
    | undefined;
  const takeBack = ({ saved_id, given_name, family_name }: FormerTraveller) => {
    form.setFieldValue(name('given_name'), given_name);
    form.setFieldValue(name('family_name'), family_name);
    form.setFieldValue(name('saved_id'), saved_id);
    form.setFieldValue(name('former'), null);
    void form.validateFields([name('given_name'), name('family_name')]).catch(() => undefined);
  };
  return (
    <div role="status">
      {former && (
        <p className={styles.kept}>
          {t('review.saved.takenOut', { name: isolateDirection(nameOf(former) ?? '') })}{' '}
          <DisappearingButton size="small" onClick={() => takeBack(former)}>
            {t('review.saved.takeBack')}
          </DisappearingButton>
        </p>
      )}
    </div>
  );
}
