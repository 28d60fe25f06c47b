import { Form, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';

import { nameOf } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { ChoiceSelect } from '@traveldesk/shared-ui';
import { searchedAs, type BookingValues } from './booking.values';

export interface AdultItemProps {
  place: number;
  notes: ReviewNotes;
  rules: FormRule[];
}

/** The field of the adult who holds an infant. */
export function AdultItem({ place, notes, rules }: AdultItemProps) {
  const { t } = useTranslation('flight-bookings');
  const form = Form.useFormInstance<BookingValues>();
  const travellers = Form.useWatch('travellers', form) ?? [];
  const options = notes.travellers.flatMap((one, value) => {
    if (searchedAs(one) !== 'adult') return [];
    const named = nameOf(travellers[value] ?? {});
    const type = t('review.types.adult');
    return [{ value, label: named ?? t('review.traveller', { number: value + 1, type }) }];
  });
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
