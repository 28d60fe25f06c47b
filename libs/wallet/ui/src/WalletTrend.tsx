import { useTranslation } from 'react-i18next';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import './texts';
import { trendBox, trendPoints } from './trend.points';
import { useWalletTrendQuery } from './wallet-panel.api';
import styles from './WalletTrend.module.css';

/** The balance of the last weeks as a line, with a text alternative. Keeps its space while loading and without data. */
export function WalletTrend({ id, currency }: { id: string; currency: string }) {
  const { t } = useTranslation('walletPanel');
  const { money } = useFormat();
  const { direction } = useLanguage();
  const { currentData } = useWalletTrendQuery({ id, currency });
  const days = currentData?.data ?? [];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return <span className={styles.trend} />;
  return (
    <svg
      className={styles.trend}
      viewBox={`-2 -3 ${trendBox.width + 4} ${trendBox.height + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('trend', {
        count: days.length,
        from: money(first.balance),
        to: money(last.balance),
      })}
    >
      <polyline points={trendPoints(days, direction)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
