import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { type SearchState } from '@traveldesk/flights-ui';
import { EmptyState, ErrorState } from '@traveldesk/shared-ui';
import styles from './results.module.css';

export interface ResultsStateProps {
  state: SearchState;
  /** How many itineraries are listed. */
  listed: number;
  filtered: boolean;
  onAgain: () => void;
  onReset: () => void;
}

/** What is to be said where there is no list, or not all of it. */
export function ResultsState({ state, listed, filtered, onAgain, onReset }: ResultsStateProps) {
  const { t } = useTranslation('flights');
  const { status, offers, error } = state;
  if (status === 'refused') {
    const fields = Object.values(error?.problem?.fields ?? {});
    return (
      <>
        <ErrorState error={error} onRetry={onAgain} />
        {fields.map((sentence) => (
          <p key={sentence} role="alert" className={styles.notice} data-kind="error">
            {sentence}
          </p>
        ))}
      </>
    );
  }
  if (status === 'cut' || status === 'stopped') {
    return (
      <p role="alert" className={styles.notice} data-kind="warning">
        {t(`results.${status}`)} <Button onClick={onAgain}>{t('results.again')}</Button>
      </p>
    );
  }
  if (status === 'searching' && offers.length === 0) return <Waiting />;
  if (status === 'done' && offers.length === 0) {
    const failed = Object.values(state.suppliers).some((line) => line.status === 'failed');
    return (
      <EmptyState
        title={t('results.none')}
        hint={t(failed ? 'results.noneFailed' : 'results.noneHint')}
        action={<Button onClick={onAgain}>{t('results.again')}</Button>}
      />
    );
  }
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
