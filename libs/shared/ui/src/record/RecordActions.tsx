import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints, useMediaQuery } from '@traveldesk/shared-web';
import type { FormOrigin } from '../form/origin';
import { LinkButton } from '../page/LinkButton';
import { linkAction, offered, type DeleteAction, type RowAction, type RowActionList } from '../table/actions';
import { MoreActions } from '../table/lazy-more-actions';
import { useCommand } from '../table/useCommand';
import styles from './RecordPage.module.css';

const small = `(max-width: ${breakpoints.sm - 0.02}px)`;
/** The number of buttons that fit on a small screen; with more actions, only the first is a button and the rest are in a menu. */
const roomOnSmall = 2;

export interface RecordActionsProps {
  /** The actions of the record's row, most important first. */
  actions: RowActionList;
  /** The path of the form that duplicates the record. */
  duplicate?: string | false | undefined;
  onDelete: (action: DeleteAction) => void;
  /** The page to which a form leads back. */
  origin: FormOrigin;
}

/** A record's actions, at the end of its page header. */
export function RecordActions({ actions, duplicate, onDelete, origin }: RecordActionsProps) {
  const { t } = useTranslation('common');
  const isSmall = useMediaQuery(small);
  const copy = duplicate
    ? linkAction(duplicate, {
        label: t('record.duplicate'),
        name: origin.from.name,
        icon: <CopyOutlined aria-hidden />,
      })
    : undefined;
  const own = offered(actions);
  const removals = own.filter(({ kind }) => kind === 'delete');
  const all = offered([...own.filter(({ kind }) => kind !== 'delete'), copy, ...removals]);
  const shown = isSmall && all.length > roomOnSmall ? all.slice(0, 1) : all;
  const rest = all.slice(shown.length);
  return (
    <>
      {shown.map((action, index) => (
        <RecordAction key={index} action={action} first={index === 0} onDelete={onDelete} origin={origin} />
      ))}
      {rest.length > 0 && (
        <Suspense fallback={<span className={styles.more} />}>
          <MoreActions actions={rest} onDelete={onDelete} className={styles.more} state={origin} />
        </Suspense>
      )}
    </>
  );
}

interface RecordActionProps extends Pick<RecordActionsProps, 'onDelete' | 'origin'> {
  action: RowAction;
  first: boolean;
}

function RecordAction({ action, first, onDelete, origin }: RecordActionProps) {
  const { t } = useTranslation('common');
  const { busy, start } = useCommand();
  if (action.kind === 'delete') {
    return (
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => onDelete(action)}>
        {t('record.delete')}
      </Button>
    );
  }
  const type = first ? 'primary' : 'default';
  if (action.kind === 'command') {
    return (
      <Button type={type} icon={action.icon} loading={busy} onClick={() => start(action.run)}>
        {action.label}
      </Button>
    );
  }
  const [label, icon] =
    action.kind === 'edit'
      ? [t('record.edit'), <EditOutlined key="icon" aria-hidden />]
      : [action.label, action.icon];
  return (
    <LinkButton
      type={type}
      icon={icon}
      to={action.to}
      state={origin}
      {...(action.kind === 'edit' && { 'data-shortcut': 'e' })}
    >
      {label}
    </LinkButton>
  );
}
