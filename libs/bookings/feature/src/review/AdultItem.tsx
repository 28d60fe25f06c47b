import { Form, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import type { BookingValues } from './booking.values';
import { nameOf } from './words';

/** The adult on whose lap an infant sits. */
export function AdultItem({ place, rules }: { place: number; rules: FormRule[] }) {
  const { t } = useTranslation('bookings');
  const form = Form.useFormInstance<BookingValues>();
  const travellers = Form.useWatch('travellers', form) ?? [];
  const options = travellers.flatMap((traveller, value) =>
    traveller?.type === 'adult'
      ? [
          {
            value,
            label:
              nameOf(traveller) ??
              t('review.traveller', { number: value + 1, type: t('review.types.adult') }),
          },
        ]
      : [],
  );
  return (
    <Form.Item
      name={['travellers', place, 'adult']}
      label={t('review.fields.adult')}
      rules={rules}
      required
      dependencies={travellers.flatMap((one, other) =>
        one?.type === 'infant' && other !== place ? [['travellers', other, 'adult']] : [],
      )}
    >
      <ChoiceSelect options={options} />
    </Form.Item>
  );
}
