import { toolsOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import type { Reader } from '../seen-authors';

/** A hold that its owner counts on: `ownerId` is the id that it was placed for (`HoldOwner`). */
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

/** A domain whose records set money aside: bookings. */
export interface HoldOwnerDomain {
  /** The kind of owner that its holds are placed for (`HoldOwner.kind`); one domain has it. */
  kind: string;
  /**
   * All of its holds that should be open at this moment, by its own records alone. `tx` reads what the check reads: a hold and the
   * record's state change in one transaction, so that the two agree at every moment (SECURITY 7).
   */
  openHolds(tx: Tx): Promise<readonly OwnedHold[]>;
  /** Describes the records that the reader may see, by id. */
  describe(db: Db, reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, OwnedBooking>>;
}

/** What the wallet keeps in one process. */
export interface WalletTools {
  holdOwners: HoldOwnerDomain[];
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    wallet: WalletTools;
  }
}

/** Lets the check of the books ask a domain which of its holds should be open; called where it contributes to others. */
export function registerHoldOwner(kernel: Pick<Kernel, 'tools'>, domain: HoldOwnerDomain): void {
  const { holdOwners } = toolsOf(kernel, 'wallet');
  if (holdOwners.some(({ kind }) => kind === domain.kind)) {
    throw new Error(`The holds of ${domain.kind} have an owner already.`);
  }
  holdOwners.push(domain);
}

export function holdOwnersOf(kernel: Pick<Kernel, 'tools'>): readonly HoldOwnerDomain[] {
  return toolsOf(kernel, 'wallet').holdOwners;
}
