import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import { requestsLength } from '@traveldesk/hotel-bookings-contract';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { programmeName } from '@traveldesk/hotels-ui';
import { FieldRow, usePhoneRule, type FieldRules } from '@traveldesk/shared-ui';
import { apart } from '@traveldesk/shared-web';

export interface ContactFieldsProps {
  /** The country of national phone numbers. */
  country: string | null;
  loyalty: RoomRate['loyalty'];
  rules: FieldRules;
}

const phoneName = ['phone'];

/** How to reach the lead guest, a loyalty number where the rate supports one, and special requests. */
export function ContactFields({ country, loyalty, rules }: ContactFieldsProps) {
  const { t } = useTranslation(['hotel-bookings', 'bookingReview']);
  const phone = usePhoneRule({ name: phoneName, country });
  return (
    <section className={styles.part}>
      <h3>{t('review.contact')}</h3>
      <FieldRow>
        <Form.Item
          name="email"
          label={t('bookingReview:email')}
          rules={rules('email')}
          required
          extra={t('review.contactHint')}
        >
          <Input dir="ltr" inputMode="email" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name={phoneName}
          label={t('bookingReview:phone')}
          rules={[...rules('phone'), phone.rule]}
          required
        >
          <Input dir="ltr" inputMode="tel" autoComplete="off" />
        </Form.Item>
        {loyalty && (
          <Form.Item
            name="loyalty_number"
            label={t('bookingReview:loyalty_number')}
            rules={rules('loyalty_number')}
            required={loyalty.required}
            extra={t(loyalty.required ? 'review.loyaltyRequired' : 'review.loyalty', {
              programme: apart(programmeName(loyalty.programme)),
            })}
          >
            <Input dir="ltr" autoComplete="off" maxLength={40} />
          </Form.Item>
        )}
      </FieldRow>
      <Form.Item
        name="requests"
        label={t('review.requests')}
        rules={rules('requests')}
        extra={t('review.requestsHint')}
      >
        <Input.TextArea rows={2} dir="auto" maxLength={requestsLength} />
      </Form.Item>
      <Form.Item
        name="note"
        label={t('bookingReview:note')}
        rules={rules('note')}
        extra={t('review.noteHint')}
      >
        <Input.TextArea rows={2} dir="auto" maxLength={500} />
      </Form.Item>
    </section>
  );
}
