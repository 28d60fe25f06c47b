import { Form, Input, Radio } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import { languages } from '@traveldesk/shared-contract';
import { ChoiceSelect, FieldRow, usePhoneRule, useZodRules } from '@traveldesk/shared-ui';
import { useSession } from '@traveldesk/shared-web';
import { userInputSchema, userTypes, type UserRecord } from '@traveldesk/users-contract';
import en from '../texts/en.json';
import { UserRoles } from './UserRoles';

/** The form of a user, validated like the API. `own`: users may not change their own type, company, roles or address. */
export function UserForm({ user, own = false }: { user?: UserRecord | undefined; own?: boolean }) {
  const { t } = useTranslation(['users', 'common']);
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(userInputSchema, sentence);
  const phone = usePhoneRule({ name: 'phone', kept: user?.phone });
  const form = Form.useFormInstance();
  const type = Form.useWatch('type', form);
  const company = user?.company;
  // Managers of companies create neither staff nor users without a company.
  const isStaff = useSession().user?.type === 'staff';
  const needsCompany = type === 'company' || !isStaff;
  return (
    <>
      <Form.Item name="name" label={t('users.fields.name')} rules={rules('name')} required>
        <Input maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
      <FieldRow>
        <Form.Item
          name="email"
          label={t('users.fields.email')}
          extra={own ? t('users.ownRoles') : !user && t('users.invite')}
          rules={rules('email')}
          required
        >
          <Input type="email" dir="ltr" autoComplete="off" readOnly={own} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('users.fields.phone')}
          extra={phone.mark || t('users.hints.phone')}
          normalize={(phone: string) => phone || null}
          rules={[...rules('phone'), phone.rule]}
        >
          <Input type="tel" dir="ltr" autoComplete="off" />
        </Form.Item>
      </FieldRow>
      <Form.Item name="type" label={t('users.fields.type')} rules={rules('type')} required>
        <Radio.Group
          optionType="button"
          disabled={own}
          options={userTypes
            .filter((value) => isStaff || value !== 'staff')
            .map((value) => ({ value, label: t(`users.types.${value}`) }))}
          onChange={({ target }) => target.value === 'staff' && form.setFieldValue('company_id', null)}
        />
      </Form.Item>
      <Form.Item
        name="company_id"
        label={t('users.fields.company')}
        rules={[
          ...rules('company_id'),
          { required: needsCompany && type === 'customer', message: t('common:form.required') },
        ]}
        required={needsCompany}
        hidden={type === 'staff'}
      >
        <CompanySelect
          selected={company ? [{ value: company.id, label: company.name }] : []}
          disabled={own || type === 'staff'}
        />
      </Form.Item>
      <Form.Item
        name="roles"
        label={t('users.fields.roles')}
        extra={own ? t('users.ownRoles') : t('users.hints.roles')}
        rules={rules('roles')}
      >
        <UserRoles disabled={own} selected={user?.roles ?? []} />
      </Form.Item>
      <FieldRow>
        <Form.Item name="language" label={t('users.fields.language')} rules={rules('language')} required>
          <ChoiceSelect
            options={languages.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
          />
        </Form.Item>
      </FieldRow>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
