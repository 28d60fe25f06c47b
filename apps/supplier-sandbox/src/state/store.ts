import type { PendingRecord } from '../effects/pending.record';
import type { FlightRecords } from '../flights/records';
import type { StayRecords } from '../stays/records';
import type { DeliveryRecord, EventRecord, WebhookRecord } from '../webhooks/webhook.record';
import type { BalanceRecord } from './balance.record';
import { Journal, type Entry } from './journal';

/** Everything that the supplier stores, by collection. Everything else is derived from it. */
export interface Records extends FlightRecords, StayRecords {
  balances: BalanceRecord;
  pending: PendingRecord;
  webhooks: WebhookRecord;
  events: EventRecord;
  deliveries: DeliveryRecord;
}

type Collection = keyof Records;

/** A record for its collection. */
export type Change = { [Name in Collection]: readonly [Name, Records[Name]] }[Collection];

/** Offers live half an hour; a day later their search is no longer requested. */
const forgottenAfter = 24 * 3_600_000;
/** Short-lived records; orders contain everything that is still needed of their searches. */
const passing: ReadonlySet<string> = new Set([
  'searches',
  'edits',
  'changeRequests',
  'staySearches',
  'quotes',
  'deliveries',
]);
/** The minimum number of lines before the journal is rewritten; it must also have doubled since the last time. */
const compactFrom = 20_000;

/** The supplier's storage: in memory for reads, with a journal for durability. Without a directory nothing is durable. */
export class Store {
  readonly #records = new Map<string, Map<string, Records[Collection]>>();
  readonly #journal: Journal | null;
  readonly #now: () => number;
  #compactAt = compactFrom;

  constructor(dir: string | null, now: () => number) {
    this.#now = now;
    this.#journal =
      dir === null
        ? null
        : new Journal(
            dir,
            (entry) => this.#apply(entry),
            () => this.#live(),
          );
  }

  get<Name extends Collection>(name: Name, id: string): Records[Name] | undefined {
    return this.#of(name).get(id);
  }

  /** Newest first. */
  list<Name extends Collection>(name: Name): Records[Name][] {
    return [...this.#of(name).values()].reverse();
  }

  /** Puts records, all of them or none; they are on the disk when this returns. */
  put(...changes: Change[]): void {
    this.#write(
      changes.map(([name, record]) => [name, record.id, record] as const),
      true,
    );
  }

  /** Puts a record that a power failure may lose: a search or a price, which cost nothing to request again. */
  note(...changes: Change[]): void {
    this.#write(
      changes.map(([name, record]) => [name, record.id, record] as const),
      false,
    );
  }

  remove(name: Collection, id: string): void {
    this.#write([[name, id, null]], true);
  }

  /** Deletes everything, so that the next training can start. */
  clear(): void {
    this.#records.clear();
    this.#journal?.compact([]);
  }

  close(): void {
    this.#journal?.close();
  }

  #of<Name extends Collection>(name: Name): Map<string, Records[Name]> {
    let records = this.#records.get(name);
    if (!records) this.#records.set(name, (records = new Map()));
    // A collection contains only what was put under its name.
    return records as Map<string, Records[Name]>;
  }

  #write(entry: Entry, durable: boolean): void {
    this.#journal?.append(entry, { durable });
    this.#apply(entry);
    if (!this.#journal || this.#journal.lines < this.#compactAt) return;
    this.#journal.compact(this.#live());
    this.#compactAt = Math.max(compactFrom, 2 * this.#journal.lines);
  }

  #apply(entry: Entry): void {
    for (const [name, id, record] of entry) {
      const records = this.#of(name as Collection);
      if (record === null) records.delete(id);
      else records.set(id, record as Records[Collection]);
    }
  }

  *#live(): Generator<Entry> {
    const oldest = this.#now() - forgottenAfter;
    for (const [name, records] of this.#records) {
      for (const [id, record] of records) {
        if (passing.has(name) && 'created' in record && record.created < oldest) records.delete(id);
        else yield [[name, id, record]];
      }
    }
  }
}
