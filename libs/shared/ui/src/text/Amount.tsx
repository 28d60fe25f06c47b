import type { Money } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import styles from './Amount.module.css';
import { Bidi } from './Bidi';

export interface AmountProps {
  money: Money;
  /** Omits the currency, if the column's head or the row already shows it. */
  bare?: boolean;
}

/** An amount with its currency, from left to right in every language. In a table a trailing currency has a fixed width, so that decimals align. */
export function Amount({ money, bare = false }: AmountProps) {
  const format = useFormat();
  if (bare) return <Bidi>{format.figure(money)}</Bidi>;
  const text = format.money(money);
  const { currency } = money;
  if (!text.endsWith(currency)) return <Bidi>{text}</Bidi>;
  return (
    <Bidi>
      {text.slice(0, -currency.length)}
      <span className={styles.currency}>{currency}</span>
    </Bidi>
  );
}
