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
  /** The page that the form belongs to; it leads back there, or to the page that led here. */
  back: string;
  backLabel: string;
  /** What the form is about, above it. */
  before?: ReactNode;
  /** The same below it, for what is not known at once. */
  after?: ReactNode;
  move: (values: Values, key: string | undefined) => Promise<Done<Movement>>;
}

/** A movement is never changed: it has the one version that it was made with. */
const only = 1;

/**
 * The page of a form that moves money. What was done at once leads back to where the user came from; what waits for a
 * second person is said in the form's place, with the way to its request: a toast would be gone before it is read.
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
    <section className={styles.page}>
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
          />
          {after && <div className={styles.after}>{after}</div>}
        </>
      )}
    </section>
  );
}
