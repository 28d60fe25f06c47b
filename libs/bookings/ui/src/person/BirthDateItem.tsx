import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { birthProblem } from '@traveldesk/bookings-contract';
import { DayInput } from '@traveldesk/shared-ui';
import { personSentence, type PersonPlace } from './person';
import './texts';
import styles from './person.module.css';

export interface BirthDateItemProps extends PersonPlace {
  today: string;
  /** The stored date. An invalid one is marked and may stay. */
  stored?: string | null | undefined;
  extra?: ReactNode;
}

/** The field of a birth date. */
export function BirthDateItem({ group, inList = group, rule, today, stored, extra }: BirthDateItemProps) {
  const { t } = useTranslation('persons');
  const form = Form.useFormInstance();
  const typed = Form.useWatch([...group, 'born_on'], form) as string | undefined;
  const wrong = stored && typed === stored ? birthProblem(stored, { today }) : null;
  const below = wrong ? <span className={styles.warns}>{personSentence(t, wrong)}</span> : extra;
  return (
    <Form.Item
      name={[...inList, 'born_on']}
      label={t('fields.born_on')}
      rules={rule('born_on')}
      required
      {...(below && { extra: below })}
    >
      <DayInput max={today} />
    </Form.Item>
  );
}
