/** What a customer has deposited, in minor units. */
export interface BalanceRecord {
  /** Account and currency. */
  id: string;
  amount: number;
}
