import { Checkbox, Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import { useZodRules } from '@traveldesk/shared-ui';
import { useSession } from '@traveldesk/shared-web';
import { roleInputSchema, type Role } from '@traveldesk/users-contract';
import en from '../texts/en.json';
import { PermissionMatrix } from './PermissionMatrix';
import type { RefusedPermissions } from './refused-permissions';

/** The form of a role, validated like the API. Staff choose the owner once; other users create roles of their own company. */
export function RoleForm({ role, refused }: { role?: Role | undefined; refused: RefusedPermissions }) {
  const { t } = useTranslation('users');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(roleInputSchema, sentence);
  const isStaff = useSession().user?.type === 'staff';
  const form = Form.useFormInstance();
  const chosen = Form.useWatch<string | null | undefined>('company_id', form);
  const assignable = Form.useWatch<boolean | undefined>('assignable', form);
  const ofCompany = role ? role.company !== null : !isStaff || !!chosen;
  return (
    <>
      <Form.Item name="name" label={t('roles.fields.name')} rules={rules('name')} required>
        <Input maxLength={60} autoComplete="off" dir="auto" />
      </Form.Item>
      {isStaff && role && (
        <Form.Item label={t('roles.fields.owner')} htmlFor="role-owner" extra={t('roles.hints.ownerFixed')}>
          <Input id="role-owner" readOnly dir="auto" value={role.company?.name ?? t('roles.platform')} />
        </Form.Item>
      )}
      {isStaff && !role && (
        <Form.Item
          name="company_id"
          label={t('roles.fields.owner')}
          extra={t('roles.hints.owner')}
          rules={rules('company_id')}
        >
          <CompanySelect placeholder={t('roles.platform')} />
        </Form.Item>
      )}
      {isStaff && !ofCompany && (
        <Form.Item
          name="assignable"
          valuePropName="checked"
          preserve={false}
          extra={t('roles.hints.assignable')}
          rules={rules('assignable')}
        >
          <Checkbox>{t('roles.assignable')}</Checkbox>
        </Form.Item>
      )}
      <Form.Item
        name="permissions"
        label={t('roles.fields.permissions')}
        rules={rules('permissions')}
        validateTrigger="onChange"
      >
        <PermissionMatrix forCompanies={ofCompany || assignable === true} refused={refused} />
      </Form.Item>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
