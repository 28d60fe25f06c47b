import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { byArea, commonVerbs, usePermissionWords, verbIn, type Area } from '@traveldesk/users-ui';
import styles from './PermissionTable.module.css';

export interface PermissionTableProps<Permission extends { key: string }> {
  permissions: readonly Permission[];
  /** Returns the head of an area's row. */
  renderArea: (area: Area, own: readonly Permission[]) => ReactNode;
  renderCell: (permission: Permission) => ReactNode;
  /** Returns text about the permissions of a row, which is shown below it. */
  renderBelow?: (own: readonly Permission[]) => ReactNode;
}

/**
 * Permissions as a matrix: a row for each area, a column for each common verb, and one for all other permissions. On a small screen each
 * row is a block, in which the permissions stand with their verbs.
 */
export function PermissionTable<Permission extends { key: string }>(props: PermissionTableProps<Permission>) {
  const { permissions, renderArea, renderCell, renderBelow } = props;
  const { t } = useTranslation('users');
  const { verbName } = usePermissionWords();
  const isCommon = ({ key }: Permission) => commonVerbs.some((verb) => verb === verbIn(key));
  return (
    <table className={styles.table} aria-label={t('roles.fields.permissions')}>
      <thead>
        <tr>
          <th scope="col">{t('matrix.area')}</th>
          {commonVerbs.map((verb) => (
            <th key={verb} scope="col" className={styles.mark}>
              {verbName(verb)}
            </th>
          ))}
          <th scope="col">{verbName('other')}</th>
        </tr>
      </thead>
      {byArea(permissions).map(([area, own]) => {
        const text = renderBelow?.(own);
        return (
          <tbody key={area}>
            <tr>
              <th scope="row">{renderArea(area, own)}</th>
              {commonVerbs.map((verb) => (
                <td key={verb} className={styles.mark}>
                  {own.filter(({ key }) => verbIn(key) === verb).map(renderCell)}
                </td>
              ))}
              <td className={styles.others}>{own.filter((one) => !isCommon(one)).map(renderCell)}</td>
            </tr>
            {text && (
              <tr className={styles.below}>
                <td colSpan={commonVerbs.length + 2}>{text}</td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

/** The verb of a permission, shown where no column head has it, and its key, which only screen readers and the pointer find. */
export function PermissionVerb({ permission }: { permission: string }) {
  const { verbOf } = usePermissionWords();
  return (
    <span className={styles.verb}>
      {verbOf(permission)}{' '}
      <span dir="ltr" className={styles.key}>
        {permission}
      </span>
    </span>
  );
}
