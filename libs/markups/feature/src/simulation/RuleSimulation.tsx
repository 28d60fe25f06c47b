import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import { ruleOf } from '../markups/markup.fields';
import styles from './simulation.module.css';
import { useMarkupsSimulationQuery } from './simulation.api';
import { SimulationResult } from './SimulationResult';
import './texts';

/** Simulates the newest version of a rule on the stored sample. */
export function RuleSimulation({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markupSimulation');
  const input = useMemo(() => ({ id: markup.id, rule: ruleOf(markup) }), [markup]);
  const { currentData, error, isFetching, refetch } = useMarkupsSimulationQuery(input);
  // A rule already in force changes nothing.
  const isSame = markup.in_force === markup.revision && currentData?.moved === 0 && currentData.sampled > 0;
  return (
    <section className={styles.simulation} aria-busy={isFetching}>
      <p className={styles.note}>{t(isSame ? 'inForce' : 'note')}</p>
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!currentData && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {currentData && <SimulationResult simulation={currentData} />}
    </section>
  );
}
