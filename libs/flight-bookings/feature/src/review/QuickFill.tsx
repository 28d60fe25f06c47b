import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passportProblem, type SavedTraveller, type TravellerType } from '@traveldesk/bookings-contract';
import { SavedTravellerField, singleName, reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { countryCodes } from '@traveldesk/geo-contract';
import type { BookingValues, TravellerValues } from './booking.values';
import { useMarkEdited } from '@traveldesk/shared-ui';
import { isolated } from '@traveldesk/shared-web';
import type { PassportLines } from './passport-lines';
import { PassportLinesField } from './PassportLinesField';

export interface QuickFillProps {
  place: number;
  type: TravellerType;
  company: string;
  notes: ReviewNotes;
}

/** Fills in a traveler from a saved one or from passport lines. All fields stay editable. */
export function QuickFill({ place, type, company, notes }: QuickFillProps) {
  const { t } = useTranslation('flight-bookings');
  const form = Form.useFormInstance<BookingValues>();
  const { today, single_name: single } = notes;
  // Without a passport to enter, only the person is taken.
  const withDocument = notes.passport === true;
  const [said, setSaid] = useState('');
  const markEdited = useMarkEdited();
  const fill = (values: Partial<TravellerValues>) => {
    const now = form.getFieldValue('travellers') as TravellerValues[];
    form.setFieldsValue({ travellers: now.map((one, at) => (at === place ? { ...one, ...values } : one)) });
    markEdited();
    const judged =
      'gender' in values && now[place]?.title ? [...Object.keys(values), 'title'] : Object.keys(values);
    const filled = judged.map((field) => ['travellers', place, field]);
    form.validateFields(filled, { recursive: true }).catch(() => undefined);
  };
  const fillSaved = (saved: SavedTraveller) => {
    const [loyalty] = saved.loyalty;
    const passport = withDocument ? saved.document : null;
    const expires = passport !== null && passport.expires_on < notes.arrives_on;
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
      saved_id: passport && isUsable(passport, notes) ? saved.id : null,
      saved_ends: passport?.expires_on ?? null,
      former: null,
      save: false,
    });
    setSaid(t(expires ? 'review.saved.expires' : 'review.saved.filled'));
  };
  const fillLines = ({ given_name, family_name, number, country, expires_on, ...lines }: PassportLines) => {
    const names = singleName({ given_name, family_name }, single) ?? { given_name, family_name };
    fill({
      ...names,
      born_on: lines.born_on,
      // An unspecified gender is left for the user to choose.
      gender: lines.gender,
      saved_id: null,
      former: null,
      ...(withDocument && { document: { number, country, expires_on } }),
    });
    const isSingle = names.given_name !== given_name;
    const missing = withDocument && country === null;
    const said = [
      t('review.mrz.filled'),
      isSingle && t('review.mrz.single', { name: isolated(names.given_name) }),
      lines.gender === null && t('review.mrz.noGender'),
      missing && t('review.mrz.noCountry'),
      withDocument && lines.isCard && t('review.mrz.card'),
    ];
    setSaid(said.filter(Boolean).join(' '));
  };
  return (
    <div className={styles.quick}>
      <SavedTravellerField company={company} type={t(`review.types.${type}`)} onFound={fillSaved} />
      <PassportLinesField today={today} onRead={fillLines} />
      <span role="status" className={styles.quiet}>
        {said}
      </span>
    </div>
  );
}

/** Whether the server accepts a saved passport for this offer. */
function isUsable(passport: NonNullable<SavedTraveller['document']>, { arrives_on, today }: ReviewNotes) {
  const { country, expires_on } = passport;
  return expires_on >= arrives_on && !passportProblem(expires_on, today) && countryCodes.includes(country);
}
