import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { encodeCriteria, withoutPassedDays, type FlightCriteria } from '@traveldesk/flights-contract';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import { type SearchState } from '@traveldesk/flights-ui';
import { EmptyState, ErrorState, LinkButton, PassingButton } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';
import { PassedDays } from './PassedDays';
import styles from './results.module.css';

export interface ResultsStateProps {
  state: SearchState;
  criteria: FlightCriteria;
  listed: number;
  filtered: boolean;
  onAgain: () => void;
  onReset: () => void;
}

/** Shows notices if the list is missing or incomplete. */
export function ResultsState({ state, criteria, listed, filtered, onAgain, onReset }: ResultsStateProps) {
  const { t } = useTranslation('flights');
  const { status, offers } = state;
  if (status === 'refused') return <Refused state={state} criteria={criteria} onAgain={onAgain} />;
  if (status === 'cut' || status === 'stopped') {
    return (
      <p role="alert" className={styles.notice} data-kind="warning">
        {t(`results.${status}`)} <PassingButton onClick={onAgain}>{t('results.again')}</PassingButton>
      </p>
    );
  }
  if (status === 'searching' && offers.length === 0) return <Waiting />;
  if (status === 'done' && offers.length === 0) return <NothingFound state={state} onAgain={onAgain} />;
  if (listed === 0 && filtered) {
    return (
      <EmptyState
        title={t('results.filteredOut')}
        hint={t('results.filteredOutHint')}
        action={<Button onClick={onReset}>{t('filters.reset')}</Button>}
      />
    );
  }
  return null;
}

/** Shows why the API rejected the search. Invalid fields are corrected in the form, which shows the errors. */
function Refused({ state, criteria, onAgain }: Pick<ResultsStateProps, 'state' | 'criteria' | 'onAgain'>) {
  const { t } = useTranslation('flights');
  const problem = state.error?.problem;
  if (!problem?.fields) return <ErrorState error={state.error} onRetry={onAgain} />;
  const { fields, message } = problem;
  const anew = withoutPassedDays(criteria, new Date(serverNow()), (field) => field in fields);
  if (anew) return <PassedDays anew={anew} />;
  return (
    <div role="alert">
      <EmptyState
        title={message}
        hint={[...new Set(Object.values(fields))].join(' ')}
        action={
          <span className={styles.dayButtons}>
            <LinkButton type="primary" to={`/flights/viewTrip?${encodeCriteria(criteria)}`}>
              {t('results.edit')}
            </LinkButton>
            <PassingButton onClick={onAgain}>{t('results.again')}</PassingButton>
          </span>
        }
      />
    </div>
  );
}

/** Failures that only the platform's staff can fix; repeating the search is useless. */
const lasting: ReadonlySet<SupplierFailure> = new Set([
  'blocked',
  'no_credentials',
  'credentials_lost',
  'unknown_protocol',
  'not_authorised',
  'not_found',
  'wrong_currency',
  'unsupported',
  'no_rate',
]);

/** States that there are no flights only if at least one supplier has answered. */
function NothingFound({ state, onAgain }: Pick<ResultsStateProps, 'state' | 'onAgain'>) {
  const { t } = useTranslation('flights');
  const lines = Object.values(state.suppliers);
  const failed = lines.filter((line) => line.status === 'failed');
  // A supplier is being retried; the notice waits for its answer.
  if (Object.keys(state.retries).length > 0) return <Waiting />;
  const again = <PassingButton onClick={onAgain}>{t('results.again')}</PassingButton>;
  if (failed.length === 0) {
    return <EmptyState title={t('results.none')} hint={t('results.noneHint')} action={again} />;
  }
  if (failed.length < lines.length) {
    return <EmptyState title={t('results.noneOfSome')} hint={t('results.noneFailed')} action={again} />;
  }
  const hopeless = failed.every(({ reason }) => reason !== null && lasting.has(reason));
  return (
    <EmptyState
      title={t('results.allFailed')}
      hint={t(hopeless ? 'results.allFailedLasting' : 'results.allFailedHint')}
      action={again}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.card}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}
