import { Checkbox, Input } from 'antd';
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { compactText } from '@traveldesk/shared-contract';
import { usePermissionWords } from '@traveldesk/users-ui';
import { PermissionBox } from './PermissionBox';
import styles from './PermissionMatrix.module.css';
import { PermissionTable } from './PermissionTable';
import type { RefusedPermissions } from './refused-permissions';
import { useUsersPermissionsQuery } from './roles.api';

export interface PermissionMatrixProps {
  /** Set by Form.Item. */
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  /** True when users of companies will have the role: it then may not hold permissions on platform records. */
  forCompanies?: boolean;
  /** Permissions that the API refused at the last save. */
  refused: RefusedPermissions;
  /** Lets Form.Item focus the matrix when permissions are refused. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * The matrix of permissions with checkboxes for each and for a whole area, and a search. Permissions that the user does not hold are
 * disabled (SECURITY 36); unsuitable ones can only be removed; tooltips give the reason. Permissions that prevent saving are marked, shown
 * whatever the search says, and focused.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { id, value = [], onChange, forCompanies = false, refused, ref } = props;
  const { t } = useTranslation('users');
  const { nameOf, areaName, verbOf } = usePermissionWords();
  const faults = useId();
  const { data } = useUsersPermissionsQuery();
  const [search, setSearch] = useState('');
  const chosen = new Set(value);
  const matrix = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      // Without a search, a corrected permission stays visible instead of disappearing under the cursor.
      setSearch('');
      if (matrix.current) focusFault(matrix.current);
    },
  }));
  /** Returns why the role cannot be saved with the permission in its current state. */
  const faultOf = ({ key, company }: { key: string; company: boolean }) => {
    if (refused.get(key) === chosen.has(key)) return t('matrix.notHeld');
    return forCompanies && !company && chosen.has(key) ? t('matrix.notForCompanies') : undefined;
  };
  const sought = compactText(search);
  const found = (data?.data ?? []).filter(
    (permission) =>
      compactText(permission.key).includes(sought) ||
      compactText(nameOf(permission.key)).includes(sought) ||
      faultOf(permission),
  );
  const suits = ({ key, company }: { key: string; company: boolean }) =>
    company || !forCompanies || chosen.has(key);
  const whyNot = (permission: { key: string; held: boolean; company: boolean }) => {
    if (!permission.held) return t('matrix.notHeld');
    return forCompanies && !permission.company ? t('matrix.notForCompanies') : undefined;
  };
  const set = (keys: readonly string[], on: boolean) => {
    const rest = value.filter((key) => !keys.includes(key));
    onChange?.(on ? [...rest, ...keys] : rest);
  };
  return (
    <div id={id} ref={matrix} data-waiting={!data}>
      <Input
        className={styles.search}
        allowClear
        aria-label={t('matrix.search')}
        placeholder={t('matrix.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      {data && found.length === 0 && <p className={styles.none}>{t('matrix.none')}</p>}
      {found.length > 0 && (
        <PermissionTable
          permissions={found}
          renderArea={(area, own) => {
            const free = own.filter(({ held }) => held).filter(suits);
            const fitting = free.filter(({ company }) => company || !forCompanies);
            const ticked = own.filter(({ key }) => chosen.has(key)).length;
            return (
              <Checkbox
                checked={ticked === own.length}
                indeterminate={ticked > 0 && ticked < own.length}
                disabled={free.length === 0}
                onChange={({ target }) =>
                  set(
                    (target.checked ? fitting : free).map(({ key }) => key),
                    target.checked,
                  )
                }
                aria-label={t('matrix.whole', { area: areaName(area) })}
              >
                {areaName(area)}
              </Checkbox>
            );
          }}
          renderCell={(permission) => (
            <PermissionBox
              key={permission.key}
              permission={permission.key}
              checked={chosen.has(permission.key)}
              disabled={!permission.held || !suits(permission)}
              hint={whyNot(permission)}
              faultId={faultOf(permission) && `${faults}-${permission.key}`}
              onChange={(on) => set([permission.key], on)}
            />
          )}
          renderBelow={(own) => {
            const wrong = own.filter(faultOf);
            return (
              wrong.length > 0 &&
              wrong.map((permission) => (
                <p
                  key={permission.key}
                  id={`${faults}-${permission.key}`}
                  tabIndex={-1}
                  className={styles.fault}
                  data-fault
                >
                  {t('matrix.fault', { verb: verbOf(permission.key), reason: faultOf(permission) })}
                </p>
              ))
            );
          }}
        />
      )}
    </div>
  );
}

/** A disabled checkbox cannot take the focus; focus its error message instead. */
function focusFault(matrix: HTMLElement): void {
  const target =
    matrix.querySelector<HTMLElement>('input[aria-invalid="true"]:enabled') ??
    matrix.querySelector<HTMLElement>('[data-fault]');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
