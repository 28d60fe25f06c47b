import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { companyTypes } from '@traveldesk/companies-contract';
import { ClearableSelect } from '@traveldesk/shared-ui';
import '../texts';
import { CompaniesField } from './CompaniesField';
import type { FieldsProps } from './RuleFields';
import { Section } from './Section';
import './texts';

/** The conditions on the payer. */
export function WhoFields({ rules }: FieldsProps) {
  const { t } = useTranslation(['markupForm', 'markups']);
  return (
    <Section title={t('sections.who')}>
      <Form.Item
        name="companies"
        label={t('markups:fields.companies')}
        extra={t('hints.companies')}
        rules={rules('companies')}
      >
        <CompaniesField label={t('markups:fields.companies')} />
      </Form.Item>
      <Form.Item
        name="company_type"
        label={t('markups:fields.company_type')}
        rules={rules('company_type')}
        normalize={(type?: string) => type ?? null}
      >
        <ClearableSelect
          placeholder={t('any')}
          options={companyTypes.map((value) => ({ value, label: t(`markups:values.company_type.${value}`) }))}
        />
      </Form.Item>
    </Section>
  );
}
