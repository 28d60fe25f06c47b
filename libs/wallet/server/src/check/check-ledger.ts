import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import { readAccounts, type AccountPlace } from './accounts.sql';
import { readBooks, readOrphans, readTransfers, type OrphanPlace, type TransferPlace } from './books.sql';
import { readEntries, type EntryPlace } from './entries.sql';
import type { Fault, Part, Reach } from './fault';
import { readHolds, type HoldPlace } from './holds.sql';
import type { HoldOwnerDomain } from '../ledger/hold-owners';
import { dropMarks, keepMarks, takeMarks } from './marks.sql';
import { readOwners } from './owners.sql';

/** What a check has found: nothing, if the books are whole. */
export interface Checked {
  reach: Reach;
  /** The first of them, at most 100; `found` counts all. */
  faults: Fault[];
  found: number;
}

export interface CheckOptions {
  /** Whose holds are held against what their owners count on; those of other kinds are not. */
  owners?: readonly HoldOwnerDomain[];
  /** Aborts when the process stops: the check throws, and nothing of it is kept. */
  signal?: AbortSignal;
  /** How many rows one statement reads. */
  rows?: number;
}

/** Some tenths of a second, also on the embedded database, which answers others in between. */
const usualRows = 5_000;

/**
 * Reads the books and answers what is wrong with them (SECURITY 7): sums, balances, versions without gaps, chains of hashes,
 * holds, what was taken of them, and whether their owners count on them. It reads as far as the books were when it began, in short statements: however much there
 * is, no statement runs into the time that one may take, and money goes on moving meanwhile. Where all is well after a whole check,
 * the next one of what is new begins there.
 */
export async function checkLedger(
  db: Db | Tx,
  reach: Reach,
  { owners = [], signal, rows = usualRows }: CheckOptions = {},
): Promise<Checked> {
  const check = { id: newId(), rows };
  const found = new Findings(signal);
  await takeMarks(db, check.id, reach);
  await found.through((place?: EntryPlace) => readEntries(db, check, place));
  await found.through((place?: HoldPlace) => readHolds(db, check, place));
  await found.through((place?: AccountPlace) => readAccounts(db, check, place));
  await found.through((place?: TransferPlace) => readTransfers(db, { rows, reach }, place));
  if (reach === 'whole') await found.through((place?: OrphanPlace) => readOrphans(db, check, place));
  found.add(await readBooks(db));
  found.add(await readOwners(db, owners));
  if (reach === 'whole' && found.count === 0) await keepMarks(db, check.id);
  await dropMarks(db, check.id);
  return { reach, faults: found.told, found: found.count };
}

const told = 100;

class Findings {
  readonly told: Fault[] = [];
  count = 0;

  constructor(private readonly signal?: AbortSignal) {}

  add(faults: readonly Fault[]): void {
    this.count += faults.length;
    this.told.push(...faults.slice(0, told - this.told.length));
  }

  /** Reads part after part until nothing is left. */
  async through<Place>(read: (place?: Place) => Promise<Part<Place>>): Promise<void> {
    for (let place: Place | undefined; ;) {
      this.signal?.throwIfAborted();
      const part = await read(place);
      this.add(part.faults);
      if (part.place === null) return;
      place = part.place;
    }
  }
}
