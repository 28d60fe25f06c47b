import { Form, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRecord } from '@traveldesk/users-contract';
import { roleLabel } from '../roles/role.label';
import { useUsersRoleChoicesQuery } from '../roles/roles.api';

interface UserRolesProps {
  /** Given by the form's item. */
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
  disabled?: boolean;
  /** What the record has, so that it has its names before the choices are there. */
  selected?: UserRecord['roles'];
}

/**
 * The roles that somebody of the type and company in the form can have. Those that cannot be kept with another company or
 * type are taken off, and it says so before anything is saved; back with the former one, they are there again.
 */
export function UserRoles({ value = [], onChange, selected = [], ...field }: UserRolesProps) {
  const { t } = useTranslation('users');
  const form = Form.useFormInstance();
  const type = Form.useWatch<string | undefined>('type', form);
  const companyId = Form.useWatch<string | null | undefined>('company_id', form);
  const holder = type === 'staff' ? 'staff' : (companyId ?? 'customer');
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<string[]>([]);
  const opened = useRef(false);
  const { currentData: choices, isFetching } = useUsersRoleChoicesQuery({ for: holder }, { skip: !type });

  useEffect(() => {
    if (!choices) return;
    const isFirst = !opened.current;
    opened.current = true;
    // What the record came with is for the API to judge; and a part of the choices does not say what is missing.
    if (isFirst || choices.total > choices.data.length) return;
    const fits = new Set(choices.data.map(({ id }) => id));
    const candidates = [...new Set([...value, ...left])];
    const [kept, gone] = [candidates.filter((id) => fits.has(id)), candidates.filter((id) => !fits.has(id))];
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the API's answer decides it, whenever that comes
    if (gone.join() !== left.join()) setLeft(gone);
    if (kept.join() !== value.join()) onChange?.(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- judged when other choices are there, not at each choice
  }, [choices]);

  const offered = (choices?.data ?? []).map((role) => [role.id, roleLabel(role)] as const);
  const names = new Map([...selected.map(({ id, name }) => [id, name] as const), ...picked, ...offered]);
  const choose = (ids: string[]) => {
    setPicked((before) => new Map([...before, ...ids.map((id) => [id, names.get(id) ?? id] as const)]));
    onChange?.(ids);
  };
  return (
    <>
      <Select
        {...field}
        mode="multiple"
        value={value}
        onChange={choose}
        loading={isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...new Set([...offered.map(([id]) => id), ...value])].map((id) => ({
          value: id,
          label: names.get(id) ?? id,
        }))}
      />
      <div role="status">
        {left.length > 0 && t('users.rolesLeft', { roles: left.map((id) => names.get(id) ?? id).join(', ') })}
      </div>
    </>
  );
}
