import type { Actor } from './actor';
import type { Recorder } from '../audit/entry';
import type { Tx } from '../database';

/** What links, sessions and tokens of a user are bound to. */
export interface UserStanding {
  id: string;
  email: string;
  type: 'staff' | 'company' | 'customer';
  companyId: string | null;
  status: 'invited' | 'active' | 'suspended';
}

export interface UserChange {
  before: UserStanding;
  after: UserStanding;
  /** Who made the change. */
  actor: Actor;
}

/**
 * Acts on a change of a user's address, type, company or status, in its transaction: ends what was given to who the
 * user was before (SECURITY 26, 28). The user is locked and written already; a Problem that is thrown undoes it all.
 */
export type UserChanged = (tx: Tx, record: Recorder, change: UserChange) => Promise<void>;

/** Who a user is at this moment; null for one who is gone. */
export type StandingOf = (userId: string) => Promise<UserStanding | null>;

/**
 * Acts when a company is suspended or let in again, in the change's transaction: what its people and programs were given before is over
 * for good (SECURITY 26). It acts on both, as what was suspended by an earlier release may still have something.
 */
export type CompanyStatusChanged = (tx: Tx, record: Recorder, companyId: string) => Promise<void>;
