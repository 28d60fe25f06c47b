import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PropertyDecision, PropertyRecord } from '@traveldesk/hotels-contract';
import { EmptyState, ErrorState, Pager, When } from '@traveldesk/shared-ui';
import { isolated } from '@traveldesk/shared-web';
import { recordPath } from './property.columns';
import { useHotelsPropertyHistoryQuery } from './records.api';
import styles from './records.module.css';

interface PropertyHistoryProps {
  record: PropertyRecord;
  onUndo: (decision: PropertyDecision) => void;
}

/** Decisions about a record, newest first: who, when, what and why. */
export function PropertyHistory({ record, onUndo }: PropertyHistoryProps) {
  const { t } = useTranslation('hotels');
  const [page, setPage] = useState(1);
  const { currentData, error, isFetching, refetch } = useHotelsPropertyHistoryQuery({ id: record.id, page });
  if (error && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton active paragraph={{ rows: 3 }} title={false} />;
  if (currentData.total === 0) return <EmptyState title={t('records.history.none')} />;
  return (
    <>
      <ol className={styles.history}>
        {currentData.data.map((decision) => (
          <li key={decision.id} className={styles.decision}>
            <div>
              <Sentence decision={decision} record={record} />
              <div dir="auto">{decision.reason}</div>
              <div className={styles.quiet}>
                <bdi>{decision.by.name}</bdi> · <When at={decision.at} />
                {decision.undone && ` · ${t('records.history.undone')}`}
              </div>
            </div>
            {decision.undoable && (
              <Button onClick={() => onUndo(decision)}>{t('records.undo.action')}</Button>
            )}
          </li>
        ))}
      </ol>
      <Pager page={page} total={currentData.total} onPage={setPage} />
    </>
  );
}

/** Names the decision, with a link to the other record. */
function Sentence({ decision, record }: { decision: PropertyDecision; record: PropertyRecord }) {
  const { t } = useTranslation('hotels');
  const { kind, undone_kind: undone, property, other, suppliers } = decision;
  const second = property.id === record.id ? other : property;
  const what = t(`records.history.${kind}`, {
    other: isolated(other.name),
    suppliers: suppliers.map(isolated).join(', '),
    what: undone ? t(`records.kinds.${undone}`) : '',
  });
  return (
    <div>
      {what} <Link to={recordPath(second.id)}>{t('records.history.other')}</Link>
    </div>
  );
}
