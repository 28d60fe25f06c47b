import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { boards, hasField, paymentTypes } from '@traveldesk/markups-contract';
import { FieldRow } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import '../texts';
import { ChecksField } from './ChecksField';
import { figure } from './figures';
import type { FieldsProps } from './RuleFields';
import './texts';
import { useProduct } from './useProduct';

/** Conditions on a hotel's rate. */
export function HotelFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  const { number } = useFormat();
  const product = useProduct();
  const field = (name: 'stars' | 'chains' | 'boards' | 'payment_types' | 'nights_min' | 'nights_max') => ({
    name,
    label: t(`markups:fields.${name}`),
    rules: rules(name),
    hidden: !hasField(product, name),
  });
  return (
    <>
      <Form.Item {...field('chains')} extra={t('hints.chains')}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={20} tokenSeparators={[',', '،']} />
      </Form.Item>
      <Form.Item {...field('stars')}>
        <ChecksField options={[1, 2, 3, 4, 5].map((value) => ({ value, label: number(value) }))} />
      </Form.Item>
      <Form.Item {...field('boards')}>
        <ChecksField
          options={boards.map((value) => ({ value, label: t(`markups:values.boards.${value}`) }))}
        />
      </Form.Item>
      <Form.Item {...field('payment_types')} extra={t('hints.payment_types')}>
        <ChecksField
          options={paymentTypes.map((value) => ({
            value,
            label: t(`markups:values.payment_types.${value}`),
          }))}
        />
      </Form.Item>
      <FieldRow>
        {(['nights_min', 'nights_max'] as const).map((name) => (
          <Form.Item key={name} {...figure} {...field(name)}>
            <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={2} />
          </Form.Item>
        ))}
      </FieldRow>
    </>
  );
}
