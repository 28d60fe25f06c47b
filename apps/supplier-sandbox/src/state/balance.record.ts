/** A customer's deposit in a currency, in minor units. */
export interface BalanceRecord {
  /** Account and currency. */
  id: string;
  amount: number;
}
