import { useTranslation } from 'react-i18next';
import type { OfferChange, OfferNames } from '@traveldesk/flights-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './changes.module.css';
import { useChangeWords } from './useChangeWords';
import './texts';

export interface ChangesTableProps {
  changes: readonly OfferChange[];
  names: OfferNames;
}

/** Lists changes with old and new values side by side (TRAVEL-RULES 14). */
export function ChangesTable({ changes, names }: ChangesTableProps) {
  const { t } = useTranslation('journey');
  const words = useChangeWords(names);
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changes.what')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col">{t('changes.now')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { title, before, after } = words(change);
          return (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <del>{before}</del>
              </td>
              <td>
                <ins>{after}</ins>
                {change.kind === 'price' && <PriceDifference change={change} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PriceDifference({ change }: { change: Extract<OfferChange, { kind: 'price' }> }) {
  const { t } = useTranslation('journey');
  const format = useFormat();
  const { before, after } = change;
  if (before.currency !== after.currency) return null;
  const difference = minorUnits(after) - minorUnits(before);
  const dearer = difference > 0n;
  return (
    <span className={styles.difference} data-dearer={dearer}>
      {t(dearer ? 'changes.dearer' : 'changes.cheaper')}{' '}
      <Bidi>{format.money(moneyOf(dearer ? difference : -difference, after.currency))}</Bidi>
    </span>
  );
}
