import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Simulation } from '@traveldesk/markups-contract';
import styles from './simulation.module.css';
import './texts';

/** Rules that win where this one matches: they explain why a rule has less effect than expected. */
export function PrevailingRules({ rules }: { rules: Simulation['prevailing'] }) {
  const { t } = useTranslation('markupSimulation');
  const id = useId();
  return (
    <section className={styles.prevailing} aria-labelledby={id}>
      <h2 id={id}>{t('prevailing.title')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <Link to={`/markups/view/${rule.id}`}>
              <bdi>{rule.name}</bdi>
            </Link>{' '}
            <span className={styles.note}>{t('prevailing.prices', { count: rule.count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
