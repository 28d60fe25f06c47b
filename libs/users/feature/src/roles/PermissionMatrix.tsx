import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import { byArea, partsOf } from './areas';
import styles from './PermissionMatrix.module.css';
import { useUsersPermissionsQuery } from './roles.api';

export interface PermissionMatrixProps {
  /** Given by the form's item. */
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

/**
 * The permissions by area, to tick one by one or a whole area at once, with a search. What the user does not hold
 * can be neither given nor taken (SECURITY 36), and says so.
 */
export function PermissionMatrix({ id, value = [], onChange }: PermissionMatrixProps) {
  const { t } = useTranslation('users');
  const { data } = useUsersPermissionsQuery();
  const [search, setSearch] = useState('');
  const chosen = new Set(value);
  const nameOf = (key: string) => {
    const { area, verb } = partsOf(key);
    return `${t(`areas.${area}`)} · ${t(`verbs.${verb}`)}`;
  };
  const sought = search.trim().toLowerCase();
  const found = (data?.data ?? []).filter(
    ({ key }) => key.includes(sought.replaceAll(' ', '_')) || nameOf(key).toLowerCase().includes(sought),
  );
  const set = (keys: readonly string[], on: boolean) => {
    const rest = value.filter((key) => !keys.includes(key));
    onChange?.(on ? [...rest, ...keys] : rest);
  };
  return (
    <div id={id} className={styles.matrix} data-waiting={!data}>
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
      {byArea(found).map(([area, permissions]) => {
        const free = permissions.filter(({ held }) => held).map(({ key }) => key);
        const ticked = permissions.filter(({ key }) => chosen.has(key)).length;
        return (
          <div key={area} role="group" aria-labelledby={`area-${area}`} className={styles.area}>
            <div className={styles.whole}>
              <Checkbox
                checked={ticked === permissions.length}
                indeterminate={ticked > 0 && ticked < permissions.length}
                disabled={free.length === 0}
                onChange={({ target }) => set(free, target.checked)}
                aria-label={t('matrix.whole', { area: t(`areas.${area}`) })}
              >
                <span id={`area-${area}`}>{t(`areas.${area}`)}</span>
              </Checkbox>
            </div>
            <div className={styles.permissions}>
              {permissions.map(({ key, held }) => (
                <Checkbox
                  key={key}
                  checked={chosen.has(key)}
                  disabled={!held}
                  title={held ? undefined : t('matrix.notHeld')}
                  onChange={({ target }) => set([key], target.checked)}
                >
                  {t(`verbs.${partsOf(key).verb}`)} <Bidi code>{key}</Bidi>
                </Checkbox>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
