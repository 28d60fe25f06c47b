import { toolsOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import type { Reader } from '../seen-authors';

/** A hold as its owner's records have it: `ownerId` is the id that it was placed for (`HoldOwner`). */
export interface OwnedHold {
  holdId: string;
  ownerId: string;
}

/** The facts of a booking on a statement: number, lead traveler and route. */
export interface OwnedBooking {
  number: string;
  traveller: string | null;
  route: string | null;
}

/** A domain whose records place holds, such as bookings. */
export interface HoldOwnerDomain {
  /** The owner kind of its holds (`HoldOwner.kind`), unique to the domain. */
  kind: string;
  /**
   * Returns all holds that should be open now, by the domain's own records alone. `tx` is the check's snapshot: a hold and its record's
   * state change in one transaction, so the two always agree (SECURITY 7).
   */
  openHolds(tx: Tx): Promise<readonly OwnedHold[]>;
  /** Describes the records that the reader may see, by id. */
  describe(db: Db, reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, OwnedBooking>>;
}

/** The wallet's per-process state. */
export interface WalletTools {
  holdOwners: HoldOwnerDomain[];
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    wallet: WalletTools;
  }
}

/** Registers a domain that tells the ledger check which of its holds should be open. */
export function registerHoldOwner(kernel: Pick<Kernel, 'tools'>, domain: HoldOwnerDomain): void {
  const { holdOwners } = toolsOf(kernel, 'wallet');
  if (holdOwners.some(({ kind }) => kind === domain.kind)) {
    throw new Error(`The holds of ${domain.kind} already have an owner.`);
  }
  holdOwners.push(domain);
}

export function holdOwnersOf(kernel: Pick<Kernel, 'tools'>): readonly HoldOwnerDomain[] {
  return toolsOf(kernel, 'wallet').holdOwners;
}
