import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { genders, titles, type ReviewNotes, type TravellerType } from '@traveldesk/bookings-contract';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { ChoiceSelect, DayInput, FieldRow, type FieldRules } from '@traveldesk/shared-ui';
import { AdultItem } from './AdultItem';
import { NameItem } from './NameItem';
import { PassportFields } from './PassportFields';
import { QuickFill } from './QuickFill';
import styles from './booking.module.css';

export interface TravellerFieldsProps {
  /** Their place in the offer; the first is the lead traveller. */
  place: number;
  type: TravellerType;
  notes: ReviewNotes;
  /** The company that pays, whose saved travellers are offered. */
  company: string;
  rules: FieldRules;
}

/** One who travels, as the offer has a place for them. */
export function TravellerFields({ place, type, notes, company, rules }: TravellerFieldsProps) {
  const { t } = useTranslation('bookings');
  const name = (field: string) => ['travellers', place, field];
  const rule = (field: string) => rules(`travellers.${place}.${field}`);
  const isLead = place === 0;
  const age = notes.travellers[place]?.age;
  return (
    <fieldset className={styles.traveller}>
      <legend>
        {t('review.traveller', { number: place + 1, type: t(`review.types.${type}`) })}
        {age != null && <span className={styles.quiet}>{t('review.age', { age })}</span>}
      </legend>
      <Form.Item name={name('type')} hidden>
        <Input />
      </Form.Item>
      <QuickFill
        place={place}
        type={type}
        company={company}
        today={notes.today}
        withDocument={notes.passport === true}
      />
      <FieldRow>
        <Form.Item name={name('title')} label={t('review.fields.title')} rules={rule('title')} required>
          <ChoiceSelect options={titles.map((value) => ({ value, label: t(`review.titles.${value}`) }))} />
        </Form.Item>
        <Form.Item name={name('gender')} label={t('review.fields.gender')} rules={rule('gender')} required>
          <ChoiceSelect options={genders.map((value) => ({ value, label: t(`review.genders.${value}`) }))} />
        </Form.Item>
        <NameItem place={place} field="given_name" rules={rule('given_name')} />
        <NameItem place={place} field="family_name" rules={rule('family_name')} />
        <Form.Item name={name('born_on')} label={t('review.fields.born_on')} rules={rule('born_on')} required>
          <DayInput max={notes.today} />
        </Form.Item>
        {type === 'infant' && <AdultItem place={place} rules={rule('adult')} />}
        <Form.Item
          name={name('email')}
          label={t('review.fields.email')}
          rules={rule('email')}
          required={isLead}
          {...(isLead && { extra: t('review.leadContact') })}
        >
          <Input dir="ltr" inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name={name('phone')}
          label={t('review.fields.phone')}
          rules={rule('phone')}
          required={isLead}
        >
          <Input dir="ltr" inputMode="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name={name('loyalty_airline')}
          label={t('review.fields.loyalty_airline')}
          rules={rule('loyalty_airline')}
        >
          <AirlineSelect />
        </Form.Item>
        <Form.Item
          name={name('loyalty_number')}
          label={t('review.fields.loyalty_number')}
          rules={rule('loyalty_number')}
        >
          <Input dir="ltr" autoComplete="off" />
        </Form.Item>
      </FieldRow>
      {notes.passport === true && <PassportFields place={place} notes={notes} rules={rules} />}
      <Form.Item name={name('saved_id')} hidden>
        <Input />
      </Form.Item>
      <Form.Item name={name('save')} valuePropName="checked" className={styles.save}>
        <Checkbox>{t('review.fields.save')}</Checkbox>
      </Form.Item>
    </fieldset>
  );
}
