import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { DeleteAction, RowAction } from './actions';
import { useCommand } from './useCommand';

export interface MoreActionsProps {
  actions: readonly RowAction[];
  onDelete: (action: DeleteAction) => void;
  className?: string | undefined;
  /** The navigation state for a link's target screen. */
  state?: unknown;
}

/** A menu of the actions without their own button. The focus returns to the menu button before anything else opens. */
export function MoreActions({ actions, onDelete, className, state }: MoreActionsProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const { busy, start } = useCommand();
  const run = (action: RowAction, byKey: boolean) => {
    button.current?.focus();
    if (action.kind === 'delete') onDelete(action);
    else if (action.kind === 'command') start(action.run);
    // A pointer clicks the link itself, so modifier keys open a new tab.
    else if (byKey) void navigate(action.to, { state });
  };
  const items: MenuProps['items'] = actions.map((action, index) => ({
    key: index,
    danger: action.kind === 'delete',
    label: <ActionWords action={action} state={state} />,
    onClick: ({ domEvent }) => run(action, domEvent.type === 'keydown'),
  }));
  const name = actions.find((action) => action.name)?.name ?? '';
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened, as WAI-ARIA has it
    <Dropdown trigger={['click']} autoFocus menu={{ items }}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={t('table.more', { name })}
        title={t('table.more', { name })}
        aria-haspopup="menu"
        aria-busy={busy}
      >
        <EllipsisOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

function ActionWords({ action, state }: { action: RowAction; state: unknown }) {
  const { t } = useTranslation('common');
  if (action.kind === 'delete') return t('record.delete');
  if (action.kind === 'command') return action.label;
  return (
    <Link to={action.to} state={state} tabIndex={-1}>
      {action.kind === 'edit' ? t('record.edit') : action.label}
    </Link>
  );
}
