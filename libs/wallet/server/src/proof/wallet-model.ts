/** A wallet as it should be, in minor units: kept in memory beside the database, by rules written down once more. */
export interface ModelWallet {
  balance: number;
  limit: number;
  holds: Map<string, number>;
  /** What is left to refund of each payment. */
  payments: Map<string, number>;
  /** Amounts of deposits that were not reversed. */
  deposits: Map<string, number>;
}

export const emptyModel = (): ModelWallet => ({
  balance: 0,
  limit: 0,
  holds: new Map(),
  payments: new Map(),
  deposits: new Map(),
});

export function heldOf({ holds }: ModelWallet): number {
  return [...holds.values()].reduce((sum, amount) => sum + amount, 0);
}

/** What may still be spent. */
export function availableIn(wallet: ModelWallet): number {
  return wallet.balance + wallet.limit - heldOf(wallet);
}
