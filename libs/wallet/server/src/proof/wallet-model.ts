/** The expected state of a company's wallets, in minor units: an in-memory model with its own implementation of the rules. */
export interface ModelWallet {
  suspended: boolean;
  balance: number;
  limit: number;
  holds: Map<string, number>;
  /** Amounts left to refund, by payment. */
  payments: Map<string, number>;
  /** Amounts of deposits that are not reversed. */
  deposits: Map<string, number>;
  /** Balance of the wallet that a conversion opened; null before. */
  dollars: number | null;
  /** `income`: earned by the platform from this company's payments. `earnings`: by this company from the other's payments. */
  income: number;
  earnings: number;
}

export const emptyModel = (): ModelWallet => ({
  suspended: false,
  balance: 0,
  limit: 0,
  holds: new Map(),
  payments: new Map(),
  deposits: new Map(),
  dollars: null,
  income: 0,
  earnings: 0,
});

export function heldOf({ holds }: ModelWallet): number {
  return [...holds.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Returns the available amount. */
export function availableIn(wallet: ModelWallet): number {
  return wallet.balance + wallet.limit - heldOf(wallet);
}

/** Returns the expected outcome of new spending: a suspended company is refused regardless of its balance. */
export function spending(wallet: ModelWallet, amount: number): string {
  if (wallet.suspended) return 'account_closed';
  return availableIn(wallet) >= amount ? 'done' : 'insufficient_funds';
}

/** Converts minor units at a rate in hundredths; rounds half up. */
export const atRate = (amount: number, hundredths: number) => Math.floor((amount * hundredths + 50) / 100);

/** Whether rounding makes the result worth over 1% more than the amount. */
export const isGain = (amount: number, hundredths: number) =>
  atRate(amount, hundredths) * 100 * 100 > amount * hundredths * 101;
