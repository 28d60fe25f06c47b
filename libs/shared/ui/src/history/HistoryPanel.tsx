import { Button, Skeleton } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { entriesOf } from '@traveldesk/shared-web';
import { useReadOn } from '../focus/useReadOn';
import { ErrorState } from '../state/ErrorState';
import { HistoryItem, type HistoryWords } from './HistoryItem';
import styles from './HistoryPanel.module.css';

/** The result of the hook of an endpoint made by `historyPages`. */
export interface HistoryPages {
  data?: { pages: Page<HistoryEntry>[] } | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

export interface HistoryPanelProps extends HistoryWords {
  history: HistoryPages;
}

/** The number of placeholders while the history loads. */
const rowsAtFirst = 3;

/** A record's changes, newest first: author, time, and each field before and after (SECURITY 52). */
export function HistoryPanel({ history, ...words }: HistoryPanelProps) {
  const { t } = useTranslation('common');
  const { data, error, isError, isFetchingNextPage, hasNextPage } = history;
  const panel = useRef<HTMLElement>(null);
  const readOn = useReadOn(panel);
  const entries = data ? entriesOf(data.pages) : [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const older = Math.min(data?.pages[0]?.data.length ?? 0, total - entries.length);
  const missing = data ? (isFetchingNextPage ? older : 0) : isError ? 0 : rowsAtFirst;

  const load = (call: () => unknown) => {
    readOn.after(entries.length);
    call();
  };
  const count = () => {
    if (total === 0) return t('history.none');
    return hasNextPage
      ? t('history.shown', { count: total, shown: entries.length })
      : t('history.all', { count: entries.length });
  };
  return (
    <section ref={panel} className={styles.panel} aria-busy={history.isFetching}>
      <h2 className={styles.title}>{t('history.title')}</h2>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <HistoryItem key={entry.id} entry={entry} ref={readOn.at(index)} {...words} />
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <li key={index} className={styles.missing} aria-hidden>
            <Skeleton active title={false} paragraph={{ rows: 2, width: ['45%', '70%'] }} />
          </li>
        ))}
      </ol>
      {isError && (
        <ErrorState
          error={error}
          onRetry={() => load(history.isFetchNextPageError ? history.fetchNextPage : history.refetch)}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {data && count()}
      </p>
      {hasNextPage && !isError && (
        <Button loading={isFetchingNextPage} onClick={() => load(history.fetchNextPage)}>
          {t('history.older')}
        </Button>
      )}
    </section>
  );
}
