import { Form } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  limitNights,
  markupSettingsInputSchema,
  type MarkupSettingsInput,
} from '@traveldesk/markups-contract';
import { DecimalInput, ApprovalReason, useZodRules } from '@traveldesk/shared-ui';
import { nullable } from '../form/figures';
import './texts';
import en from './texts/en.json';

interface MarkupSettingsFormProps {
  labels: Record<Exclude<keyof MarkupSettingsInput, 'reason'>, string>;
  /** Of the amounts: the platform's. */
  currency: string;
}

/** The limits for approvals and for discounts. */
export function MarkupSettingsForm({ labels, currency }: MarkupSettingsFormProps) {
  const { t } = useTranslation('markupSettings');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(markupSettingsInputSchema, sentence);
  return (
    <>
      {(['percent_limit', 'amount_limit', 'discount_share'] as const).map((field) => (
        <Form.Item
          key={field}
          {...nullable}
          name={field}
          label={labels[field]}
          extra={t(`hints.${field}`, { nights: limitNights })}
          rules={rules(field)}
          required
        >
          <DecimalInput maxLength={20} {...(field === 'amount_limit' ? { currency } : { suffix: '%' })} />
        </Form.Item>
      ))}
      <ApprovalReason rules={rules('reason')} />
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
