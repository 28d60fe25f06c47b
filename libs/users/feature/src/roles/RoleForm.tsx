import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useZodRules } from '@traveldesk/shared-ui';
import { roleInputSchema } from '@traveldesk/users-contract';
import en from '../texts/en.json';
import { PermissionMatrix } from './PermissionMatrix';

/** The fields of a role, judged as the API will judge them. */
export function RoleForm() {
  const { t } = useTranslation('users');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(roleInputSchema, sentence);
  return (
    <>
      <Form.Item name="name" label={t('roles.fields.name')} rules={rules('name')} required>
        <Input maxLength={60} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="permissions" label={t('roles.fields.permissions')} rules={rules('permissions')}>
        <PermissionMatrix />
      </Form.Item>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
