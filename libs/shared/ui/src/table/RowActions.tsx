import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nextItem } from '../focus/focus';
import { useFocusLeft } from '../focus/useFocusLeft';
import { preloadable } from '../lazy/preloadable';
import { offered, type DeleteAction, type RowAction, type RowActionList } from './actions';
import styles from './RowActions.module.css';
import { useCommand } from './useCommand';

const { Component: MoreActions } = preloadable(async () => (await import('./MoreActions')).MoreActions);

/** As many icons as a row has room for; of more, the last place is that of the menu with the rest. */
const room = 3;

export interface RowActionsProps {
  actions: RowActionList;
  onDelete: (action: DeleteAction) => void;
}

/**
 * The icons at the end of a row (SPECIFICATION 2). Links and buttons of the page itself, as a table has dozens
 * of them: the component library's own would cost each of them what a whole row costs. With its row, a focus goes to the next one.
 */
export function RowActions({ actions, onDelete }: RowActionsProps) {
  const { t } = useTranslation('common');
  const all = offered(actions);
  const shown = all.length > room ? all.slice(0, room - 1) : all;
  const rest = all.slice(shown.length);
  const icons = useFocusLeft<HTMLDivElement>(nextItem);
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

/** What it does, and to which record: a row's icon is told from another's by that. */
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

/** It keeps the focus while it works, and can then not be pressed again. */
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
