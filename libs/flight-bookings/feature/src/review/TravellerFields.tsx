import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TravellerType } from '@traveldesk/bookings-contract';
import { AirlineSelect } from '@traveldesk/airlines-ui';
import { BirthDateItem, NameItem, TitleItems, reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { FieldRow, usePhoneRule, type FieldRules } from '@traveldesk/shared-ui';
import { AdultItem } from './AdultItem';
import type { BookingValues } from './booking.values';
import { forgetKept } from './forget-kept';
import { OtherSearch, useOtherSearch } from './OtherSearch';
import { PassportFields } from './PassportFields';
import { QuickFill } from './QuickFill';

export interface TravellerFieldsProps {
  /** The traveler's index in the offer; the first is the lead traveler. */
  place: number;
  type: TravellerType;
  notes: ReviewNotes;
  /** The paying company, whose saved travelers are offered. */
  company: string;
  rules: FieldRules;
}

/** The fields of a traveler of the offer. */
export function TravellerFields({ place, type, notes, company, rules }: TravellerFieldsProps) {
  const { t } = useTranslation(['flight-bookings', 'bookingReview']);
  const form = Form.useFormInstance<BookingValues>();
  const group = ['travellers', place];
  const name = (field: string) => [...group, field];
  const rule = (field: string) => rules(`travellers.${place}.${field}`);
  const isLead = place === 0;
  const phone = usePhoneRule({ name: name('phone'), country: notes.phone_country });
  const otherSearch = useOtherSearch(place, notes);
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
      <QuickFill place={place} type={type} company={company} notes={notes} />
      <FieldRow>
        <TitleItems group={group} rule={rule} />
        {(['given_name', 'family_name'] as const).map((field) => (
          <NameItem
            key={field}
            group={group}
            rule={rule}
            field={field}
            single={notes.single_name}
            onRename={(before) => forgetKept(form, place, before)}
          />
        ))}
        <BirthDateItem
          group={group}
          rule={rule}
          today={notes.today}
          extra={otherSearch && <OtherSearch to={otherSearch} />}
        />
        {type === 'infant' && <AdultItem place={place} notes={notes} rules={rule('adult')} />}
        <Form.Item
          name={name('email')}
          label={t('bookingReview:email')}
          rules={rule('email')}
          required={isLead}
          {...(isLead && { extra: t('review.leadContact') })}
        >
          <Input dir="ltr" inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name={name('phone')}
          label={t('bookingReview:phone')}
          rules={[...rule('phone'), phone.rule]}
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
          label={t('bookingReview:loyalty_number')}
          rules={rule('loyalty_number')}
        >
          <Input dir="ltr" autoComplete="off" />
        </Form.Item>
      </FieldRow>
      {notes.passport === true && <PassportFields place={place} notes={notes} rules={rules} />}
      {['saved_id', 'saved_ends'].map((field) => (
        <Form.Item key={field} name={name(field)} hidden>
          <Input />
        </Form.Item>
      ))}
      <Form.Item name={name('save')} valuePropName="checked" className={styles.save}>
        <Checkbox>{t('bookingReview:save')}</Checkbox>
      </Form.Item>
    </fieldset>
  );
}
