import { Button, Form, Input, type FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameMax } from '@traveldesk/bookings-contract';
import { isolated } from '@traveldesk/flights-ui';
import type { BookingValues, TravellerValues } from './booking.values';
import { proposedName } from './transliterate';
import styles from './booking.module.css';

export interface NameItemProps {
  place: number;
  field: 'given_name' | 'family_name';
  rules: FormRule[];
}

/**
 * A name as in the passport. For one in other letters a way to write it is offered, and never taken by itself: the passport says how it
 * is written (TRAVEL-RULES 9).
 */
export function NameItem({ place, field, rules }: NameItemProps) {
  const { t } = useTranslation('bookings');
  const form = Form.useFormInstance<BookingValues>();
  const name: ['travellers', number, typeof field] = ['travellers', place, field];
  const travellers = Form.useWatch('travellers', form);
  const typed = travellers?.[place]?.[field] ?? '';
  const proposal = proposedName(typed);
  const length = typed.trim().length;
  const take = () => {
    form.setFieldValue(name, proposal);
    forgetKept(form, place, travellers?.[place]);
    void form.validateFields([name]).catch(() => undefined);
    // The button goes with what it has offered.
    form.getFieldInstance(name)?.focus();
  };
  const extra = proposal ? (
    <span className={styles.proposal}>
      {t('review.proposal.hint')}{' '}
      <Button size="small" onClick={take}>
        {t('review.proposal.take', { name: isolated(proposal) })}
      </Button>
    </span>
  ) : (
    length > nameMax && t('review.tooLong', { length, most: nameMax })
  );
  return (
    <Form.Item
      name={name}
      label={t(`review.fields.${field}`)}
      rules={rules}
      required
      {...(extra && { extra })}
    >
      <Input autoComplete="off" dir="auto" onChange={() => forgetKept(form, place, travellers?.[place])} />
    </Form.Item>
  );
}

/** Who is called otherwise is somebody else: the kept passport is not theirs. `before`: as they were until now. */
function forgetKept(
  form: ReturnType<typeof Form.useFormInstance<BookingValues>>,
  place: number,
  before: TravellerValues | undefined,
): void {
  const saved_id = form.getFieldValue(['travellers', place, 'saved_id']) as string | null | undefined;
  if (!saved_id) return;
  const { given_name = '', family_name = '' } = before ?? {};
  form.setFieldValue(['travellers', place, 'former'], { saved_id, given_name, family_name });
  form.setFieldValue(['travellers', place, 'saved_id'], null);
}
