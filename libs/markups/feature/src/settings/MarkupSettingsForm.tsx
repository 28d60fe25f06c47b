import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { markupSettingsInputSchema, type MarkupSettingsInput } from '@traveldesk/markups-contract';
import { useZodRules } from '@traveldesk/shared-ui';
import { figure } from '../form/figures';
import './texts';
import en from './texts/en.json';

/** The limits of who decides alone, and that of discounts. */
export function MarkupSettingsForm({ labels }: { labels: Record<keyof MarkupSettingsInput, string> }) {
  const { t } = useTranslation('markupSettings');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(markupSettingsInputSchema, sentence);
  return (
    <>
      {(['percent_limit', 'amount_limit', 'discount_share'] as const).map((field) => (
        <Form.Item
          key={field}
          {...figure}
          name={field}
          label={labels[field]}
          extra={t(`hints.${field}`)}
          rules={rules(field)}
          required
        >
          <Input
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...(field !== 'amount_limit' && { suffix: '%' })}
          />
        </Form.Item>
      ))}
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
