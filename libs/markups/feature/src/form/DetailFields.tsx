import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { hasField, refundTreatments } from '@traveldesk/markups-contract';
import { DecimalInput, FieldRow } from '@traveldesk/shared-ui';
import '../texts';
import { figure, nullable } from './figures';
import type { FieldsProps } from './RuleFields';
import { Section } from './Section';
import { useProduct } from './useProduct';
import './texts';

/** Priority, treatment of infants, tax on earnings and treatment of refunds. */
export function DetailFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  const product = useProduct();
  return (
    <Section title={t('sections.details')}>
      <FieldRow>
        <Form.Item
          {...figure}
          name="priority"
          label={t('markups:fields.priority')}
          extra={t('hints.priority')}
          rules={rules('priority')}
        >
          <Input dir="ltr" inputMode="numeric" autoComplete="off" maxLength={4} />
        </Form.Item>
        <Form.Item
          {...nullable}
          name="tax_percent"
          label={t('markups:fields.tax_percent')}
          extra={t('hints.tax_percent')}
          rules={rules('tax_percent')}
        >
          <DecimalInput maxLength={20} suffix="%" />
        </Form.Item>
        <Form.Item name="refund" label={t('markups:fields.refund')} rules={rules('refund')} required>
          <Radio.Group
            options={refundTreatments.map((value) => ({ value, label: t(`markups:values.refund.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="infants"
          label={t('markups:fields.infants')}
          rules={rules('infants')}
          hidden={!hasField(product, 'infants')}
        >
          <Radio.Group
            optionType="button"
            options={[true, false].map((value) => ({
              value,
              label: t(`infants.${value ? 'counted' : 'aside'}`),
            }))}
          />
        </Form.Item>
      </FieldRow>
      <Form.Item
        {...nullable}
        name="notes"
        label={t('markups:fields.notes')}
        extra={t('hints.notes')}
        rules={rules('notes')}
      >
        <Input.TextArea maxLength={2000} rows={3} dir="auto" />
      </Form.Item>
    </Section>
  );
}
