import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Done } from '@traveldesk/shared-contract';
import { BackLink, originOf, PageHeader, RecordForm, type RecordFormProps } from '@traveldesk/shared-ui';
import { listAddress } from '@traveldesk/shared-web';
import type { Movement } from '@traveldesk/wallet-contract';
import styles from './MovementForm.module.css';
import { WaitsForApproval } from './WaitsForApproval';

export interface MovementFormProps<Values extends object> extends Pick<
  RecordFormProps<Values>,
  'initialValues' | 'loadError' | 'onRetry' | 'saveLabel' | 'children'
> {
  title: string;
  note?: ReactNode;
  /** The page to return to, unless another page linked to the form. */
  back: string;
  backLabel: string;
  /** Content above the form. */
  before?: ReactNode;
  /** Content below the form that loads later. */
  after?: ReactNode;
  move: (values: Values, key: string | undefined) => Promise<Done<Movement>>;
}

/** Movements never change, so their version is constant. */
const only = 1;

/**
 * The page of a form that moves money. A posted movement returns to the previous page. A movement that waits for approval replaces the form
 * by a notice with a link to the request, as a toast would vanish too early.
 */
export function MovementForm<Values extends object>(props: MovementFormProps<Values>) {
  const { title, note, back, backLabel, before, after, move, ...form } = props;
  const navigate = useNavigate();
  const from = originOf(useLocation().state);
  const moved = useRef<Movement>(undefined);
  const [waiting, setWaiting] = useState<Movement>();
  const to = from?.address ?? back;
  const name = from?.name ?? backLabel;
  const leave = () => {
    if (moved.current?.status === 'requested') return setWaiting(moved.current);
    return navigate(listAddress(to), { state: { restoreScroll: true } });
  };
  return (
    <section>
      <PageHeader title={title} note={!waiting && note} before={<BackLink to={to}>{name}</BackLink>} />
      {waiting ? (
        <WaitsForApproval approvalId={waiting.approval_id} back={to} backLabel={name} />
      ) : (
        <>
          {before && <div className={styles.before}>{before}</div>}
          <RecordForm<Values>
            {...form}
            onSubmit={async (values, _, key) => {
              moved.current = (await move(values, key)).data;
              return { data: { version: only } };
            }}
            onSaved={leave}
            cancelTo={listAddress(to)}
          />
          {after && <div className={styles.after}>{after}</div>}
        </>
      )}
    </section>
  );
}
