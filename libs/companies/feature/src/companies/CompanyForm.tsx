import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  companyInputSchema,
  companyStatuses,
  companyTypes,
  type Company,
  type CompanyField,
  type CompanyInput,
} from '@traveldesk/companies-contract';
import { CompanySelect, companyOption } from '@traveldesk/companies-ui';
import { CurrencySelect } from '@traveldesk/currencies-ui';
import {
  CitySelect,
  cityOption,
  CoordinatesFormItems,
  CountrySelect,
  countryOption,
} from '@traveldesk/geo-ui';
import { ChoiceSelect, FieldRow, usePhoneRule, useZodRules } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import en from '../texts/en.json';
import { useProposals } from './useProposals';

interface CompanyFormProps {
  company?: Company | undefined;
  /** True for a new company, whose country suggests currency and phone code. */
  isNew?: boolean;
}

/** The form of a company, validated like the API. Fields that the user may not change are disabled. */
export function CompanyForm({ company, isNew = false }: CompanyFormProps) {
  const { t } = useTranslation('companies');
  const { language } = useLanguage();
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(companyInputSchema, sentence);
  const phone = usePhoneRule({ name: 'phone', kept: company?.phone });
  const isFixed = (field: CompanyField) => company?.fixed_fields.includes(field) ?? false;
  const field = (name: CompanyField) => ({
    name,
    label: t(`fields.${name}`),
    rules: rules(name),
    ...(isFixed(name) && { extra: t('form.fixed') }),
  });
  const disabled = (name: CompanyField) => (isFixed(name) ? { disabled: true } : {});
  const parent = company?.parent;
  const { country, city } = company ?? {};
  const proposals = useProposals(isNew);
  const form = Form.useFormInstance<CompanyInput>();
  const countryId = Form.useWatch('country_id', form);
  return (
    <>
      <Form.Item {...field('name')} required>
        <Input maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
      <FieldRow>
        <Form.Item {...field('type')} required>
          <ChoiceSelect
            {...disabled('type')}
            options={companyTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </Form.Item>
        <Form.Item {...field('status')} required>
          <ChoiceSelect
            {...disabled('status')}
            options={companyStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
        </Form.Item>
      </FieldRow>
      <Form.Item {...field('parent_id')}>
        <CompanySelect
          {...disabled('parent_id')}
          {...(parent && { selected: [companyOption({ ...parent, parent: null })] })}
        />
      </Form.Item>
      <FieldRow>
        <Form.Item {...field('country_id')} required>
          <CountrySelect
            {...(country && { selected: [countryOption(country, language)] })}
            onChange={() => form.setFieldValue('city_id', null)}
          />
        </Form.Item>
        <Form.Item {...field('city_id')} extra={t('form.city')}>
          <CitySelect
            country={countryId}
            {...(city && { selected: [cityOption({ ...city, code: null }, language)] })}
          />
        </Form.Item>
      </FieldRow>
      <Form.Item
        {...field('office_address')}
        extra={t('form.office')}
        normalize={(typed: string) => typed || null}
        getValueProps={(value: string | null) => ({ value: value ?? '' })}
      >
        <Input maxLength={200} autoComplete="off" dir="auto" />
      </Form.Item>
      <CoordinatesFormItems names={['office_latitude', 'office_longitude']} rules={rules} />
      <FieldRow>
        <Form.Item {...field('email')} required>
          <Input inputMode="email" dir="ltr" autoComplete="off" maxLength={254} />
        </Form.Item>
        <Form.Item
          {...field('phone')}
          rules={[...rules('phone'), phone.rule]}
          extra={phone.mark || t('form.phone')}
          normalize={(typed: string) => proposals.phoneOf(typed) || null}
          getValueProps={(value: string | null) => ({ value: value ?? '' })}
        >
          <Input type="tel" dir="ltr" autoComplete="off" {...proposals.phone} />
        </Form.Item>
      </FieldRow>
      <FieldRow>
        <Form.Item {...field('currency')} required>
          <CurrencySelect {...disabled('currency')} />
        </Form.Item>
      </FieldRow>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
