import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PassportLines, SavedTraveller, TravellerType } from '@traveldesk/bookings-contract';
import { countryCodes } from '@traveldesk/geo-contract';
import type { BookingValues, TravellerValues } from './booking.values';
import { useMarkEdited } from '@traveldesk/shared-ui';
import { countryOfThree } from './issuing-countries';
import { PassportLinesField } from './PassportLinesField';
import { SavedTravellerField } from './SavedTravellerField';
import styles from './booking.module.css';

export interface QuickFillProps {
  place: number;
  type: TravellerType;
  company: string;
  today: string;
  /** Whether the offer demands passports; without one nothing of a passport but the person is taken. */
  withDocument: boolean;
}

/** Two ways to fill in a traveller: somebody saved, or the lines of a passport. Everything stays to be changed. */
export function QuickFill({ place, type, company, today, withDocument }: QuickFillProps) {
  const { t } = useTranslation('bookings');
  const form = Form.useFormInstance<BookingValues>();
  const [said, setSaid] = useState('');
  const markEdited = useMarkEdited();
  const fill = (values: Partial<TravellerValues>) => {
    const now = form.getFieldValue('travellers') as TravellerValues[];
    form.setFieldsValue({ travellers: now.map((one, at) => (at === place ? { ...one, ...values } : one)) });
    markEdited();
    const filled = Object.keys(values).map((field) => ['travellers', place, field]);
    form.validateFields(filled, { recursive: true }).catch(() => undefined);
  };
  const fillSaved = (saved: SavedTraveller) => {
    const [loyalty] = saved.loyalty;
    fill({
      title: saved.title,
      gender: saved.gender,
      given_name: saved.given_name,
      family_name: saved.family_name,
      born_on: saved.born_on ?? '',
      email: saved.email ?? '',
      phone: saved.phone ?? '',
      loyalty_airline: loyalty?.airline ?? null,
      loyalty_number: loyalty?.number ?? '',
      document: {},
      saved_id:
        withDocument && saved.document && countryCodes.includes(saved.document.country) ? saved.id : null,
      former: null,
      save: false,
    });
    setSaid(t('review.saved.filled'));
  };
  const fillLines = (lines: PassportLines) => {
    fill({
      given_name: lines.given_name,
      family_name: lines.family_name,
      born_on: lines.born_on,
      ...(lines.gender && { gender: lines.gender }),
      saved_id: null,
      former: null,
      ...(withDocument && {
        document: {
          number: lines.number,
          country: countryOfThree(lines.country),
          expires_on: lines.expires_on,
        },
      }),
    });
    setSaid(t('review.mrz.filled'));
  };
  return (
    <div className={styles.quick}>
      <SavedTravellerField company={company} type={type} onFound={fillSaved} />
      <PassportLinesField today={today} onRead={fillLines} />
      <span role="status" className={styles.quiet}>
        {said}
      </span>
    </div>
  );
}
