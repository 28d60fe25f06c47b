import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CancellationTier } from '@traveldesk/hotels-contract';
import { dayMs, localeOf, type Money } from '@traveldesk/shared-contract';
import { serverNow, useLanguage } from '@traveldesk/shared-web';
import { costsOf } from './terms';
import { unknownZone } from './zones';
import styles from './rates.module.css';

export interface TermsBarProps {
  tiers: readonly CancellationTier[];
  paid: Money | null;
  zone: string | null;
  checkIn: string;
  /** The same in words. */
  label: string;
}

/** A timeline of cancellation terms, from now until arrival. It is one image for screen readers; its text alternative says everything. */
export function TermsBar({ tiers, paid, zone, checkIn, label }: TermsBarProps) {
  const { t } = useTranslation('hotels');
  const { language } = useLanguage();
  const [now] = useState(serverNow);
  const dayIn = (timeZone: string, at: number) =>
    new Intl.DateTimeFormat(localeOf[language], { day: 'numeric', month: 'short', timeZone }).format(at);
  const costs = costsOf(tiers, paid);
  const ends = tiers.map(({ until }) => (until === null ? null : Date.parse(until)));
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {ends.map((end, place) => {
        const start = ends[place - 1] ?? now;
        const days = end === null ? 0 : Math.max(0, end - start) / dayMs;
        const cost = costs[place] ?? 'all';
        return (
          <span
            key={end}
            className={styles.tier}
            data-cost={cost}
            // A long tier is wider, but not so much that the others cannot be read.
            style={{ flexGrow: 1 + Math.log2(1 + days) }}
          >
            <span className={styles.part}>{t(`rates.bar.${cost}`)}</span>
            <span className={styles.ticks}>
              <span>{place === 0 ? t('rates.bar.now') : dayIn(zone ?? unknownZone, start)}</span>
              {end === null && (
                <span>{t('rates.bar.arrival', { day: dayIn('UTC', Date.parse(checkIn)) })}</span>
              )}
            </span>
          </span>
        );
      })}
    </div>
  );
}
