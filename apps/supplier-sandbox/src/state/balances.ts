import type { Account } from '../training/accounts';
import { wholeUnits } from '../world/money';
import type { BalanceRecord } from './balance.record';
import type { Store } from './store';

/** The opening balance of each customer, in units of the currency. */
const beginning = 500_000;

/** A customer's balance in a currency. */
export function balanceOf(store: Store, { id, character }: Account, currency: string): BalanceRecord {
  const key = `${id} ${currency}`;
  const amount = wholeUnits(character.balance ?? beginning, currency);
  return store.get('balances', key) ?? { id: key, amount };
}

/** The balance after a movement; the result is written in the transaction of its cause. */
export function moved(balance: BalanceRecord, amount: number): BalanceRecord {
  return { ...balance, amount: balance.amount + amount };
}
