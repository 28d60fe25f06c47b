import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, DisappearingButton } from '@traveldesk/shared-ui';
import type { SupplierFailure } from '@traveldesk/suppliers-contract';
import type { SupplierSearch } from './search-state';
import styles from './search.module.css';
import './texts';

/** Texts of a product for a search without results. */
export interface NothingWords {
  none: string;
  noneHint: string;
  /** Some suppliers failed, and the others have nothing. */
  noneOfSome: string;
}

export interface SearchNoticesProps {
  state: SupplierSearch;
  /** The number of results, regardless of filters. */
  found: number;
  listed: number;
  filtered: boolean;
  words: NothingWords;
  /** Says why the API rejected the search. */
  refused: ReactNode;
  onAgain: () => void;
  onReset: () => void;
}

/** Shows notices if the list is missing or incomplete. */
export function SearchNotices(props: SearchNoticesProps) {
  const { state, found, listed, filtered, words, refused, onAgain, onReset } = props;
  const { t } = useTranslation('supplierSearch');
  const { status } = state;
  if (status === 'refused') return refused;
  if (status === 'cut' || status === 'stopped') {
    return (
      <p role="alert" className={styles.notice}>
        {t(`results.${status}`)}{' '}
        <DisappearingButton onClick={onAgain}>{t('results.again')}</DisappearingButton>
      </p>
    );
  }
  if (status === 'searching' && found === 0) return <Waiting />;
  if (status === 'done' && found === 0) return <NothingFound state={state} words={words} onAgain={onAgain} />;
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

export interface SearchRefusedProps {
  state: SupplierSearch;
  /** Leads to the form, which marks the invalid fields. */
  edit: ReactNode;
  onAgain: () => void;
}

/** Shows why the API rejected the search. */
export function SearchRefused({ state: { error }, edit, onAgain }: SearchRefusedProps) {
  const { t } = useTranslation('supplierSearch');
  const problem = error?.problem;
  if (!problem?.fields) return <ErrorState error={error} onRetry={onAgain} />;
  return (
    <div role="alert">
      <EmptyState
        title={problem.message}
        hint={[...new Set(Object.values(problem.fields))].join(' ')}
        action={
          <span className={styles.buttons}>
            {edit}
            <DisappearingButton onClick={onAgain}>{t('results.again')}</DisappearingButton>
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

/** States that nothing is sold only if at least one supplier has answered. */
function NothingFound({ state, words, onAgain }: Pick<SearchNoticesProps, 'state' | 'words' | 'onAgain'>) {
  const { t } = useTranslation('supplierSearch');
  const lines = Object.values(state.suppliers);
  const failed = lines.filter((line) => line.status === 'failed');
  // A supplier is being retried; the notice waits for its answer.
  if (Object.keys(state.retries).length > 0) return <Waiting />;
  const again = <DisappearingButton onClick={onAgain}>{t('results.again')}</DisappearingButton>;
  if (failed.length === 0) return <EmptyState title={words.none} hint={words.noneHint} action={again} />;
  if (failed.length < lines.length) {
    return <EmptyState title={words.noneOfSome} hint={t('results.noneFailed')} action={again} />;
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
        <div key={row} className={styles.waitingRow}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}
