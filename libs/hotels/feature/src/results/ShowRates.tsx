import { useTranslation } from 'react-i18next';
import { DisappearingButton, type FocusSuccessor } from '@traveldesk/shared-ui';
import { isolateDirection } from '@traveldesk/shared-web';
import { useFailureText } from '@traveldesk/suppliers-ui';
import styles from './results.module.css';
import { mostRatesAtOnce, type CardRates, type FromPrice, type RatesFailure } from './useCardRates';
import type { StayRow } from './useStayList';

/** Returns the "from" prices of a card, one for each supplier whose rates are not known yet. */
export function fromPricesOf({ key, card }: StayRow): FromPrice[] {
  return card.rates.filter(({ from }) => from).map(({ supplier }) => ({ property: key, supplier }));
}

export interface ShowRatesProps {
  prices: readonly FromPrice[];
  rates: CardRates;
  supplierName: (key: string) => string;
}

const card: FocusSuccessor = ({ around }) => around.closest('article');

/** Fetches the rates of a card on request, and says where that failed. */
export function ShowRates({ prices, rates, supplierName }: ShowRatesProps) {
  const { t } = useTranslation('hotels');
  const failureText = useFailureText();
  const words = (failed: RatesFailure) =>
    failed === 'none' ? t('rate.noneLeft') : failed === 'lost' ? t('rate.lost') : failureText(failed);
  if (prices.length === 0) return null;
  const failures = prices.flatMap((price) => {
    const state = rates.stateOf(price);
    return typeof state === 'object' ? [{ ...price, ...state }] : [];
  });
  const isWaiting = prices.some((price) => rates.stateOf(price) === 'waiting');
  return (
    <>
      <DisappearingButton size="small" loading={isWaiting} heir={card} onClick={() => rates.show(prices)}>
        {t('rate.show')}
      </DisappearingButton>
      {failures.map(({ supplier, failed }) => (
        <span key={supplier} role="alert" className={styles.failure}>
          {t('rate.failed', { supplier: isolateDirection(supplierName(supplier)), reason: words(failed) })}
        </span>
      ))}
    </>
  );
}

export interface ShowMoreRatesProps {
  /** The listed properties, in the order of the list. */
  rows: readonly StayRow[];
  rates: CardRates;
  heir: () => HTMLElement | null;
}

/** Fetches the rates of the first properties whose rates are not known yet, as many as one click may. */
export function ShowMoreRates({ rows, rates, heir }: ShowMoreRatesProps) {
  const { t } = useTranslation('hotels');
  const asked: FromPrice[] = [];
  let count = 0;
  for (const row of rows) {
    const prices = fromPricesOf(row).filter((price) => rates.stateOf(price) === undefined);
    if (prices.length === 0) continue;
    if (asked.length + prices.length > mostRatesAtOnce) break;
    asked.push(...prices);
    count += 1;
  }
  if (count === 0) return null;
  return (
    <DisappearingButton heir={heir} onClick={() => rates.show(asked)}>
      {t('rate.showMore', { count })}
    </DisappearingButton>
  );
}
