/** A company's wallets as they should be, in minor units: kept in memory beside the database, by rules written down once more. */
export interface ModelWallet {
  suspended: boolean;
  balance: number;
  limit: number;
  holds: Map<string, number>;
  /** What is left to refund of each payment. */
  payments: Map<string, number>;
  /** Amounts of deposits that were not reversed. */
  deposits: Map<string, number>;
  /** What a conversion has opened; null until then. */
  dollars: number | null;
  /** What the platform has earned by what this company paid, and what this company by what the other one paid. */
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

/** What may still be spent. */
export function availableIn(wallet: ModelWallet): number {
  return wallet.balance + wallet.limit - heldOf(wallet);
}

/** What is said of something new that spends: of a suspended company nothing begins, whatever it has. */
export function spending(wallet: ModelWallet, amount: number): string {
  if (wallet.suspended) return 'account_closed';
  return availableIn(wallet) >= amount ? 'done' : 'insufficient_funds';
}

/** Hundredths of one currency in the other, where one of it is so many hundredths: a half is rounded up. */
export const atRate = (amount: number, hundredths: number) => Math.floor((amount * hundredths + 50) / 100);

/** Whether that is worth more than a hundredth more than the amount. */
export const isGain = (amount: number, hundredths: number) =>
  atRate(amount, hundredths) * 100 * 100 > amount * hundredths * 101;
