import { Button, Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { useCountrySearch } from '@traveldesk/geo-ui';
import { DayInput, FieldRow, RemoteSelect, type FieldRules } from '@traveldesk/shared-ui';
import { isolated, useLanguage } from '@traveldesk/shared-web';
import type { BookingValues } from './booking.values';
import { FormerPassport } from './FormerPassport';
import { issuingCountries } from './issuing-countries';
import { monthsLater } from './months';

export interface PassportFieldsProps {
  place: number;
  notes: ReviewNotes;
  rules: FieldRules;
}

/** The passport fields of a traveler, if the offer requires a passport: the stored one, or another. */
export function PassportFields({ place, notes, rules }: PassportFieldsProps) {
  const { t } = useTranslation('flight-bookings');
  const { language } = useLanguage();
  const form = Form.useFormInstance<BookingValues>();
  const countries = useMemo(() => issuingCountries(language), [language]);
  const search = useCountrySearch();
  const isKept = Boolean(Form.useWatch(['travellers', place, 'saved_id'], { form, preserve: true }));
  const name = (field: string) => ['travellers', place, 'document', field];
  const rule = (field: string) => rules(`travellers.${place}.document.${field}`);
  const typedEnd = Form.useWatch(name('expires_on'), form) as string | undefined;
  const keptEnd = Form.useWatch(['travellers', place, 'saved_ends'], { form, preserve: true });
  const endsOn = isKept ? keptEnd : typedEnd;
  const near = endsOn ? nearEnd(notes, endsOn) : undefined;
  const warning = near && (
    <span role="status" className={styles.warns}>
      {t('review.passportNear', { months: near.months, place: isolated(near.place) })}
    </span>
  );
  if (isKept) {
    return (
      <p className={styles.kept}>
        {t('review.saved.passport')}{' '}
        <Button size="small" onClick={() => form.setFieldValue(['travellers', place, 'saved_id'], null)}>
          {t('review.saved.another')}
        </Button>
        {warning}
      </p>
    );
  }
  return (
    <>
      <FormerPassport place={place} />
      <FieldRow>
        <Form.Item
          name={name('number')}
          label={t('review.fields.document_number')}
          rules={rule('number')}
          required
        >
          <Input dir="ltr" autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name={name('country')}
          label={t('review.fields.document_country')}
          rules={rule('country')}
          required
        >
          <RemoteSelect picker="country-codes" search={search} selected={countries} />
        </Form.Item>
        <Form.Item
          name={name('expires_on')}
          label={t('review.fields.document_expires_on')}
          rules={rule('expires_on')}
          required
          {...(warning && { extra: warning })}
        >
          <DayInput min={notes.today} />
        </Form.Item>
      </FieldRow>
    </>
  );
}

/** Countries where the passport expires too soon: fewer than the required months after arrival (TRAVEL-RULES 8). */
function nearEnd({ notices, arrives_on: end }: ReviewNotes, endsOn: string) {
  return notices
    .filter(({ kind }) => kind === 'passport_near_end')
    .map(({ place, months = 6, arrives_on = end }) => ({ place: place ?? '', months, arrives_on }))
    .find(({ months, arrives_on }) => endsOn >= end && endsOn < monthsLater(arrives_on, months));
}
