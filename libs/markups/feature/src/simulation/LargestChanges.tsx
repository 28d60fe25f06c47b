import { useTranslation } from 'react-i18next';
import type { Simulation } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './simulation.module.css';
import './texts';

type Moved = Simulation['largest'][number];

/** The prices that change most, with their searches; shown as cards on small screens. */
export function LargestChanges({ largest }: { largest: readonly Moved[] }) {
  const { t } = useTranslation('markupSimulation');
  const { money } = useFormat();
  const columns = ['company', 'supplier', 'before', 'after', 'change'] as const;
  return (
    <div className={styles.box}>
      <table className={styles.largest}>
        <caption>{t('largest.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('largest.route')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure={isFigure(column)}>
                {t(`largest.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {largest.map((price) => (
            <tr key={price.sample_id}>
              <th scope="row">
                <Bidi code>{[price.route, price.airline].filter(Boolean).join(' ')}</Bidi>
              </th>
              <td data-label={t('largest.company')}>
                <bdi>{price.company?.name ?? t('largest.nobody')}</bdi>
              </td>
              <td data-label={t('largest.supplier')}>
                <bdi>{price.supplier}</bdi>
              </td>
              <td data-label={t('largest.before')} data-figure>
                <Bidi>{money(price.before)}</Bidi>
              </td>
              <td data-label={t('largest.after')} data-figure>
                <Bidi>{money(price.after)}</Bidi>
              </td>
              <td data-label={t('largest.change')} data-figure>
                <Bidi>{changeText(price, money)}</Bidi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isFigure = (column: string) => ['before', 'after', 'change'].includes(column);

function changeText({ before, after }: Moved, money: ReturnType<typeof useFormat>['money']): string {
  const change = minorUnits(after) - minorUnits(before);
  return (change > 0n ? '+' : '') + money(moneyOf(change, after.currency));
}
