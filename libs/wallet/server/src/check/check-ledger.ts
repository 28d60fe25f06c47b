import { newId, type Db, type Tx } from '@traveldesk/shared-server';
import { readAccounts, type AccountPlace } from './accounts.sql';
import { readBooks, readOrphans, readTransfers, type OrphanPlace, type TransferPlace } from './books.sql';
import { readEntries, type EntryPlace } from './entries.sql';
import type { Fault, Part, Reach } from './fault';
import { readHolds, type HoldPlace } from './holds.sql';
import type { HoldOwnerDomain } from '../ledger/hold-owners';
import { deleteCheckMarks, storeCheckpoints, storeCheckMarks } from './marks.sql';
import { readOwners } from './owners.sql';

/** The result of a check: no faults when the ledger is consistent. */
export interface Checked {
  reach: Reach;
  /** The first 100 faults; `found` counts all. */
  faults: Fault[];
  found: number;
}

export interface CheckOptions {
  /** The domains whose open holds are compared with their own records; holds of other kinds are not compared. */
  owners?: readonly HoldOwnerDomain[];
  /** Aborts when the process stops: the check throws and stores no result. */
  signal?: AbortSignal;
  /** Number of rows that one statement reads. */
  rows?: number;
}

/** Takes some tenths of a second, even on the embedded database, which serves other queries in between. */
const usualRows = 5_000;

/**
 * Checks the ledger and returns its faults (SECURITY 7): sums, balances, gaps in versions, hash chains, holds, captures, and whether the
 * owners' records agree with the open holds. It reads the ledger as of its start in short statements, so that none hits the statement
 * timeout and money keeps moving meanwhile. After a whole check without faults, the next check of new rows starts there.
 */
export async function checkLedger(
  db: Db | Tx,
  reach: Reach,
  { owners = [], signal, rows = usualRows }: CheckOptions = {},
): Promise<Checked> {
  const check = { id: newId(), rows };
  const found = new Findings(signal);
  await storeCheckMarks(db, check.id, reach);
  await found.through((place?: EntryPlace) => readEntries(db, check, place));
  await found.through((place?: HoldPlace) => readHolds(db, check, place));
  await found.through((place?: AccountPlace) => readAccounts(db, check, place));
  await found.through((place?: TransferPlace) => readTransfers(db, { rows, reach }, place));
  if (reach === 'whole') await found.through((place?: OrphanPlace) => readOrphans(db, check, place));
  found.add(await readBooks(db));
  found.add(await readOwners(db, owners));
  if (reach === 'whole' && found.count === 0) await storeCheckpoints(db, check.id);
  await deleteCheckMarks(db, check.id);
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

  /** Reads part after part until none is left. */
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
