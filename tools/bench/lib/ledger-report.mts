import type { Checks } from './ledger-checks.mts';
import type { Flat, Grown } from './ledger-growth.mts';

/** A row of docs/performance.md, as `report.mjs` writes it: our figure, the one it is compared with, and whether the budget is kept. */
export interface Row {
  name: string;
  own: number;
  other: number;
  found: string;
  budget: string;
  /** Null where no budget is set. */
  kept: boolean | null;
}

const times = (ratio: number) => `${ratio.toFixed(2)}×`;

export function transferRow(
  wallets: number,
  { ours, byHand, ratio }: { ours: number; byHand: number; ratio: number },
): Row {
  const where = wallets === 1 ? 'one hot wallet' : 'a thousand wallets in turn';
  const name = `ledger, ${where} (transfers/s; limit: the same statements by hand)`;
  return { name, own: ours, other: byHand, found: times(ratio), budget: '≥ 0.8×', kept: ratio >= 0.8 };
}

export function flatRows(flat: readonly Flat[]): Row[] {
  return flat.map(({ name, least, most, isFlat }) => ({
    name: `ledger, ${name}, with the most entries (ms; limit: with a hundred)`,
    own: most,
    other: least,
    found: times(most / least),
    budget: '2× and 1 ms',
    kept: isFlat,
  }));
}

/** The slowest of the sums, with any filter, at the most entries. */
export function sumsRow(grown: readonly Grown[]): Row {
  const { entries = 0, figures = {} } = grown.at(-1) ?? {};
  const sums = Object.entries(figures).filter(([name]) => name.startsWith('sums, '));
  const [dearest = '', ms = 0] = sums.sort(([, one], [, other]) => other - one)[0] ?? [];
  const name = `ledger, ${dearest}, of ${entries.toLocaleString('en')} entries, the dearest of ${sums.length} filters (ms)`;
  return { name, own: ms, other: 500, found: '', budget: '500 ms', kept: ms <= 500 };
}

export function checkRows({ entries, newEntries, whole, recent }: Checks): Row[] {
  const perEntry = (ms: number, count: number) => `${((ms * 1000) / count).toFixed(0)} µs an entry`;
  return [
    {
      name: `ledger, check of all ${entries.toLocaleString('en')} entries (s)`,
      own: whole / 1000,
      other: 0,
      found: perEntry(whole, entries),
      budget: '',
      kept: null,
    },
    {
      name: `ledger, check of ${newEntries.toLocaleString('en')} new ones among them, as a start makes it (s)`,
      own: recent / 1000,
      other: 0,
      found: perEntry(recent, newEntries),
      budget: '1 s',
      kept: recent <= 1000,
    },
  ];
}
