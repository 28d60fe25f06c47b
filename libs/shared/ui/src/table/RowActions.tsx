import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeleteAction, RowAction } from './actions';
import styles from './RowActions.module.css';

export interface RowActionsProps {
  actions: readonly (RowAction | false | undefined)[];
  onDelete: (action: DeleteAction) => void;
}

/**
 * The icons at the end of a row (SPECIFICATION 2). Links and buttons of the page itself, as a table has dozens
 * of them: the component library's own would cost each of them what a whole row costs.
 */
export function RowActions({ actions, onDelete }: RowActionsProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.actions}>
      {actions.map((action) => {
        if (!action) return null;
        if (action.kind === 'edit') {
          const label = t('table.edit', { name: action.name });
          return (
            <Link key="edit" to={action.to} className={styles.action} aria-label={label} title={label}>
              <EditOutlined aria-hidden />
            </Link>
          );
        }
        const label = t('table.delete', { name: action.name ?? '' });
        return (
          <button
            key="delete"
            type="button"
            className={styles.danger}
            aria-label={label}
            title={label}
            onClick={() => onDelete(action)}
          >
            <DeleteOutlined aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
