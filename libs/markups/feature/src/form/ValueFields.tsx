import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import { limitNights, percentBases, unitsFor, valueTypes, withoutBase } from '@traveldesk/markups-contract';
import { ChoiceSelect, DecimalInput, FieldRow } from '@traveldesk/shared-ui';
import '../texts';
import { nullable } from './figures';
import type { MarkupValues } from './markup.form';
import type { FieldsProps } from './RuleFields';
import { Section } from './Section';
import { useProduct } from './useProduct';
import './texts';

/** The value of a rule: a percentage with its limits, or a fixed amount; and the multiplier of amounts. */
export function ValueFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  const form = Form.useFormInstance<MarkupValues>();
  const isFixed = Form.useWatch('value_type', form) === 'fixed';
  const currency = Form.useWatch('currency', form);
  const isOfTotal = Form.useWatch('percent_of', form) === 'total';
  const isPerNight = Form.useWatch('per', form) === 'room_night';
  const product = useProduct();
  const input = <DecimalInput maxLength={20} currency={currency} />;
  const field = (name: 'percent' | 'amount' | 'min_amount' | 'max_amount' | 'step') => ({
    ...nullable,
    name,
    label: t(`markups:fields.${name}`),
    rules: rules(name),
  });
  return (
    <Section title={t('sections.value')}>
      <Form.Item
        name="value_type"
        label={t('markups:fields.value_type')}
        rules={rules('value_type')}
        required
      >
        <Radio.Group
          optionType="button"
          options={valueTypes.map((value) => ({ value, label: t(`markups:values.value_type.${value}`) }))}
        />
      </Form.Item>
      <FieldRow>
        <Form.Item {...field('percent')} required hidden={isFixed}>
          <DecimalInput maxLength={20} suffix="%" />
        </Form.Item>
        <Form.Item
          name="percent_of"
          label={t('markups:fields.percent_of')}
          rules={rules('percent_of')}
          required
          hidden={isFixed}
        >
          <Radio.Group
            optionType="button"
            options={percentBases.map((value) => ({
              value,
              label: t(`markups:values.percent_of.${value}`, { context: product }),
            }))}
          />
        </Form.Item>
        <Form.Item {...field('amount')} required hidden={!isFixed}>
          {input}
        </Form.Item>
        <Form.Item
          name="currency"
          label={t('markups:fields.currency')}
          extra={t('hints.currency')}
          rules={rules('currency')}
          required
        >
          <CurrencySelect />
        </Form.Item>
        <Form.Item
          name="per"
          label={t('markups:fields.per')}
          extra={isPerNight && t('hints.room_night', { nights: limitNights })}
          rules={rules('per')}
          required
        >
          <Radio.Group
            optionType="button"
            options={unitsFor(product).map((value) => ({ value, label: t(`markups:values.per.${value}`) }))}
          />
        </Form.Item>
        <Form.Item {...field('min_amount')} extra={t('hints.bounds')} hidden={isFixed}>
          {input}
        </Form.Item>
        <Form.Item {...field('max_amount')} extra={t('hints.bounds')} hidden={isFixed}>
          {input}
        </Form.Item>
        <Form.Item {...field('step')} extra={t('hints.step')}>
          {input}
        </Form.Item>
        <Form.Item
          name="without_base"
          label={t('markups:fields.without_base', { context: product })}
          rules={rules('without_base')}
          hidden={isFixed || isOfTotal}
        >
          <ChoiceSelect
            options={withoutBase.map((value) => ({
              value,
              label: t(`markups:values.without_base.${value}`),
            }))}
          />
        </Form.Item>
      </FieldRow>
    </Section>
  );
}
