import { Form } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteSelect, type RemoteOption } from '@traveldesk/shared-ui';
import type { UserRecord } from '@traveldesk/users-contract';
import { roleOption } from '../roles/role.label';
import { useLazyUsersRoleQuery } from '../roles/roles.api';
import { useRoleSearch } from '../roles/useRoleSearch';
import { useRolesLeft } from './useRolesLeft';

interface UserRolesProps {
  /** Set by Form.Item. */
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  disabled?: boolean;
  /** Roles of the record, for their names before any search. */
  selected?: UserRecord['roles'];
}

/** A picker of roles that fit the type and company in the form. Roles that no longer fit are named before saving. */
export function UserRoles({ value = [], onChange, selected = [], ...field }: UserRolesProps) {
  const { t } = useTranslation('users');
  const form = Form.useFormInstance();
  const type = Form.useWatch<string | undefined>('type', form);
  const companyId = Form.useWatch<string | null | undefined>('company_id', form);
  const holder = type && (type === 'staff' ? 'staff' : (companyId ?? 'customer'));
  const [found, setFound] = useState<readonly RemoteOption[]>([]);
  const remember = useCallback(
    (options: readonly RemoteOption[]) => setFound((before) => [...before, ...options]),
    [],
  );
  const search = useRoleSearch(holder, remember);
  const known = [...selected.map(({ id, name }) => ({ value: id, label: name })), ...found];
  const nameOf = (id: string) => known.findLast((option) => option.value === id)?.label;
  useNames(
    value.filter((id) => nameOf(id) === undefined),
    remember,
  );
  const left = useRolesLeft({ holder, value, onChange, nameOf });
  return (
    <>
      <RemoteSelect
        {...field}
        multiple
        value={value}
        onChange={(ids) => onChange?.(ids)}
        search={search}
        selected={known}
      />
      <div role="status">
        {left.length > 0 && t('users.rolesLeft', { roles: left.map((id) => nameOf(id) ?? id).join(', ') })}
      </div>
    </>
  );
}

/** Loads the names of unknown roles, such as those of a restored draft. */
function useNames(ids: readonly string[], remember: (found: readonly RemoteOption[]) => void): void {
  const [ask] = useLazyUsersRoleQuery();
  const nameless = ids.join();
  useEffect(() => {
    for (const id of nameless ? nameless.split(',') : []) {
      ask(id, true)
        .unwrap()
        .then(
          (role) => remember([roleOption(role)]),
          () => {},
        );
    }
  }, [nameless, ask, remember]);
}
