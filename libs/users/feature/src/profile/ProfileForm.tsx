import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@traveldesk/shared-contract';
import { ChoiceSelect, usePhoneRule, useZodRules } from '@traveldesk/shared-ui';
import { profileInputSchema, type Profile } from '@traveldesk/users-contract';
import en from '../texts/en.json';
import { TimeZoneField } from './TimeZoneField';

/** The form of a user's own profile, validated like the API; the stored phone number stays valid. */
export function ProfileForm({ profile }: { profile: Profile | undefined }) {
  const { t } = useTranslation(['users', 'common']);
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(profileInputSchema, sentence);
  const { rule, mark } = usePhoneRule({ name: 'phone', kept: profile?.phone });
  return (
    <>
      <Form.Item name="name" label={t('users.fields.name')} rules={rules('name')} required>
        <Input maxLength={120} autoComplete="name" dir="auto" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('users.fields.phone')}
        extra={mark || t('users.hints.phone')}
        normalize={(phone: string) => phone || null}
        rules={[...rules('phone'), rule]}
      >
        <Input type="tel" dir="ltr" autoComplete="tel" />
      </Form.Item>
      <Form.Item name="language" label={t('users.fields.language')} rules={rules('language')} required>
        <ChoiceSelect
          options={languages.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
        />
      </Form.Item>
      <TimeZoneField stored={profile?.time_zone} rules={rules} />
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
