import { Form, Input, Radio, type RadioChangeEvent } from 'antd';
import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import {
  markupKinds,
  markupLayers,
  markupStatuses,
  ruleProducts,
  type RuleProduct,
  withProduct,
} from '@traveldesk/markups-contract';
import type { FieldRules } from '@traveldesk/shared-ui';
import '../texts';
import type { MarkupValues } from './markup.form';
import { useRuleNames } from './names';
import { Section } from './Section';
import './texts';

export interface FieldsProps {
  rules: FieldRules;
}

/** Name, product, kind, status and owner of a rule. */
export function RuleFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  const form = Form.useFormInstance<MarkupValues>();
  const isCompanys = Form.useWatch('layer', form) === 'company';
  const owner = Form.useWatch('owner_id', form);
  const { names, note } = useRuleNames();
  const name = owner ? names.companies[owner] : undefined;
  return (
    <Section title={t('sections.rule')}>
      <Form.Item name="name" label={t('markups:fields.name')} rules={rules('name')} required>
        <Input dir="auto" maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="product"
        label={t('markups:fields.product')}
        extra={t('hints.product')}
        rules={rules('product')}
        required
      >
        <Radio.Group
          optionType="button"
          onChange={({ target }: RadioChangeEvent) =>
            form.setFieldsValue(
              withProduct(form.getFieldsValue(true) as MarkupValues, target.value as RuleProduct),
            )
          }
          options={ruleProducts.map((value) => ({ value, label: t(`markups:products.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="kind"
        label={t('markups:fields.kind')}
        extra={t('hints.kind')}
        rules={rules('kind')}
        required
      >
        <Radio.Group
          optionType="button"
          options={markupKinds.map((value) => ({ value, label: t(`markups:kinds.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="layer"
        label={t('markups:fields.layer')}
        extra={t('hints.layer')}
        rules={rules('layer')}
        required
      >
        <Radio.Group
          optionType="button"
          options={markupLayers.map((value) => ({ value, label: t(`markups:layers.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="owner_id"
        label={t('markups:fields.owner_id')}
        extra={t('hints.owner_id')}
        rules={rules('owner_id')}
        required
        hidden={!isCompanys}
      >
        <CompanySelect
          {...(owner && name && { selected: [{ value: owner, label: name }] })}
          onNamed={(chosen) => note('companies', chosen)}
        />
      </Form.Item>
      <Form.Item name="status" label={t('markups:fields.status')} rules={rules('status')} required>
        <Radio.Group
          optionType="button"
          options={markupStatuses.map((value) => ({ value, label: t(`markups:statuses.${value}`) }))}
        />
      </Form.Item>
    </Section>
  );
}
