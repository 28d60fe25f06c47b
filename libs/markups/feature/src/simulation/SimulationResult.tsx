import { useTranslation } from 'react-i18next';
import type { Simulation } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { ChangePicture } from './ChangePicture';
import { LargestChanges } from './LargestChanges';
import { PrevailingRules } from './PrevailingRules';
import styles from './simulation.module.css';
import './texts';

/** The result of a simulation: figures, a histogram and the ten largest changes. */
export function SimulationResult({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('markupSimulation');
  const { number, date } = useFormat();
  const { sampled, from, until, before, after, moved, prevailing } = simulation;
  if (sampled === 0) return <p role="status">{t('empty')}</p>;
  const [first, last] = [from ? date(from) : '', until ? date(until) : ''];
  return (
    <div className={styles.result}>
      <p className={styles.note} role="status">
        {first === last
          ? t('sampleOfDay', { count: sampled, day: first })
          : t('sample', { count: sampled, from: first, until: last })}
      </p>
      <dl className={styles.figures}>
        {(['matches', 'wins', 'moved', 'raised', 'lowered'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`facts.${figure}`)}</dt>
            <dd>{number(simulation[figure])}</dd>
          </div>
        ))}
        <Sum label={t('facts.before')} money={before} />
        <Sum label={t('facts.after')} money={after} />
        <Sum label={t('facts.difference')} money={differenceOf(before, after)} signed />
      </dl>
      {prevailing.length > 0 && <PrevailingRules rules={prevailing} />}
      {moved > 0 && <ChangePicture simulation={simulation} />}
      {simulation.largest.length > 0 && <LargestChanges largest={simulation.largest} />}
    </div>
  );
}

function Sum({ label, money, signed = false }: { label: string; money: Money; signed?: boolean }) {
  const format = useFormat();
  const sign = signed && minorUnits(money) > 0n ? '+' : '';
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Bidi>{sign + format.money(money)}</Bidi>
      </dd>
    </div>
  );
}

/** Both amounts are in the platform's currency. */
function differenceOf(before: Money, after: Money): Money {
  return moneyOf(minorUnits(after) - minorUnits(before), after.currency);
}
