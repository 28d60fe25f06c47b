import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedTraveller } from '@traveldesk/bookings-contract';
import {
  BirthDateItem,
  NameItem,
  reviewFormStyles as styles,
  SavedTravellerField,
  TitleItems,
  type NameValues,
} from '@traveldesk/bookings-ui';
import { FieldRow, useMarkEdited, type FieldRules } from '@traveldesk/shared-ui';
import { localToday } from '@traveldesk/shared-web';
import { isNeeded, type GuestValues } from './stay-booking.values';

export interface GuestFieldsProps {
  /** The guest's index in the search; the first is the lead guest. */
  place: number;
  guests: readonly GuestValues[];
  /** The paying company, whose saved travelers are offered. */
  company: string;
  rules: FieldRules;
}

/** The fields of a guest of a room. Only the first guest of each room must be named. */
export function GuestFields({ place, guests, company, rules }: GuestFieldsProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview']);
  const form = Form.useFormInstance();
  const markEdited = useMarkEdited();
  const [said, setSaid] = useState('');
  const group = ['guests', place];
  const name = (field: keyof GuestValues) => [...group, field];
  const rule = (field: string) => rules(`guests.${place}.${field}`);
  const isSaved = Form.useWatch(name('save'), form) === true;
  const { room = 0, age = null } = guests[place] ?? {};
  const isFirst = isNeeded(guests, place);
  const type = age === null ? t('review.adult') : t('review.child', { age });
  const fill = (saved: SavedTraveller) => {
    const contact = place === 0 ? { email: saved.email, phone: saved.phone } : {};
    const { title, gender, given_name, family_name, born_on } = saved;
    const person = { title, gender, given_name, family_name, born_on: born_on ?? '' };
    const now = form.getFieldValue('guests') as GuestValues[];
    form.setFieldsValue({
      guests: now.map((one, at) =>
        at === place ? { ...one, ...person, saved_id: saved.id, save: false } : one,
      ),
      ...Object.fromEntries(Object.entries(contact).filter(([, value]) => value)),
    });
    markEdited();
    void form.validateFields([name('given_name'), name('family_name')]).catch(() => undefined);
    setSaid(t('review.filled'));
  };
  /** A renamed guest is no longer the saved traveler. */
  const forget = (_before: NameValues) => form.setFieldValue(name('saved_id'), null);
  return (
    <fieldset className={styles.traveller}>
      <legend>
        {t('review.guest', { room: room + 1, type })}
        <span className={styles.quiet}>
          {place === 0 ? t('review.lead') : !isFirst && t('review.optional')}
        </span>
      </legend>
      {(['room', 'age', 'saved_id'] as const).map((field) => (
        <Form.Item key={field} name={name(field)} hidden>
          <Input />
        </Form.Item>
      ))}
      <div className={styles.quick}>
        <SavedTravellerField company={company} type={type} onFound={fill} />
        <span role="status" className={styles.quiet}>
          {said}
        </span>
      </div>
      <FieldRow>
        {(['given_name', 'family_name'] as const).map((field) => (
          <NameItem
            key={field}
            group={group}
            rule={rule}
            field={field}
            required={isFirst}
            onRename={forget}
          />
        ))}
        {isSaved && (
          <>
            <TitleItems group={group} rule={rule} />
            <BirthDateItem group={group} rule={rule} today={localToday()} />
          </>
        )}
      </FieldRow>
      <Form.Item name={name('save')} valuePropName="checked" className={styles.save}>
        <Checkbox>{t('bookingReview:save')}</Checkbox>
      </Form.Item>
    </fieldset>
  );
}
