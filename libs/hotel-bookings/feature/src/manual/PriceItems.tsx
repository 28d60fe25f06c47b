import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput, type FieldRules } from '@traveldesk/shared-ui';
import './texts';

interface PriceItemsProps {
  name: 'total' | 'due';
  hint: ReactNode;
  rules: FieldRules;
  disabled?: boolean;
}

/** An amount and its currency. */
export function PriceItems({ name, hint, rules, disabled = false }: PriceItemsProps) {
  const { t } = useTranslation('manualStays');
  const currency = Form.useWatch<string | undefined>([name, 'currency']);
  return (
    <>
      <Form.Item
        name={[name, 'amount']}
        label={t(`fields.${name}`)}
        extra={hint}
        rules={rules(`${name}.amount`)}
      >
        <DecimalInput disabled={disabled} maxLength={20} currency={currency?.trim().toUpperCase()} />
      </Form.Item>
      <Form.Item
        name={[name, 'currency']}
        label={t(`currencies.${name}`)}
        extra={t('hints.currency')}
        rules={rules(`${name}.currency`)}
      >
        <Input disabled={disabled} dir="ltr" autoComplete="off" maxLength={3} />
      </Form.Item>
    </>
  );
}
