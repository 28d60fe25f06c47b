import { useTranslation } from 'react-i18next';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './changes.module.css';
import './texts';

/** By how much a price has changed; nothing if the currency has, too. */
export function PriceDifference({ before, after }: { before: Money; after: Money }) {
  const { t } = useTranslation('supplierReview');
  const format = useFormat();
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
