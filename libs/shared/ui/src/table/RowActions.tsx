import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { firstFocusableOfNextItem } from '../focus/focus';
import { useFocusLeft } from '../focus/useFocusLeft';
import { offered, type DeleteAction, type RowAction, type RowActionList } from './actions';
import { MoreActions } from './lazy-more-actions';
import styles from './RowActions.module.css';
import { useCommand } from './useCommand';

/** The number of icons in a row; with more actions, the last icon is a menu with the rest. */
const room = 3;

export interface RowActionsProps {
  actions: RowActionList;
  onDelete: (action: DeleteAction) => void;
}

/**
 * The icons at the end of a row (SPECIFICATION 2). Plain links and buttons, because a table has dozens, and each antd button would cost as
 * much as a whole row. When a row disappears, the focus moves to the next row's icons.
 */
export function RowActions({ actions, onDelete }: RowActionsProps) {
  const { t } = useTranslation('common');
  const all = offered(actions);
  const shown = all.length > room ? all.slice(0, room - 1) : all;
  const rest = all.slice(shown.length);
  const icons = useFocusLeft<HTMLDivElement>(firstFocusableOfNextItem);
  return (
    <div ref={icons} className={styles.actions}>
      {shown.map((action, index) => (
        <RowIcon key={index} action={action} label={labelOf(action, t)} onDelete={onDelete} />
      ))}
      {rest.length > 0 && (
        <Suspense fallback={<span className={styles.action} />}>
          <MoreActions actions={rest} onDelete={onDelete} className={styles.action} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the action with the record's name, which distinguishes the icons of different rows. */
function labelOf(action: RowAction, t: TFunction<'common'>): string {
  const name = action.name ?? '';
  if (action.kind === 'edit') return t('table.edit', { name });
  if (action.kind === 'delete') return t('table.delete', { name });
  return t('table.actionOf', { action: action.label, name });
}

interface RowIconProps {
  action: RowAction;
  label: string;
  onDelete: (action: DeleteAction) => void;
}

function RowIcon({ action, label, onDelete }: RowIconProps) {
  if (action.kind === 'command') return <CommandIcon run={action.run} label={label} icon={action.icon} />;
  if (action.kind === 'delete') {
    return (
      <button
        type="button"
        className={styles.danger}
        aria-label={label}
        title={label}
        onClick={() => onDelete(action)}
      >
        <DeleteOutlined aria-hidden />
      </button>
    );
  }
  return (
    <IconLink to={action.to} label={label}>
      {action.kind === 'edit' ? <EditOutlined aria-hidden /> : action.icon}
    </IconLink>
  );
}

function IconLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.action} aria-label={label} title={label}>
      {children}
    </Link>
  );
}

/** Keeps the focus while it runs, and ignores further presses. */
function CommandIcon({ run, label, icon }: { run: () => Promise<unknown>; label: string; icon: ReactNode }) {
  const { busy, start } = useCommand();
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => start(run)}
    >
      {icon}
    </button>
  );
}
