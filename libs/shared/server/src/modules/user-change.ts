import type { Actor } from './actor';
import type { Recorder } from '../audit/entry';
import type { Tx } from '../database';

/** The data of a user that links, sessions and tokens are bound to. */
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
  actor: Actor;
}

/**
 * Reacts to a change of a user's address, type, company or status, in its transaction: revokes access given under the old data (SECURITY
 * 26, 28). The user is already locked and written; a thrown Problem rolls everything back.
 */
export type UserChanged = (tx: Tx, record: Recorder, change: UserChange) => Promise<void>;

/** Returns a user's current data; null for a deleted user. */
export type StandingOf = (userId: string) => Promise<UserStanding | null>;

/**
 * Reacts when a company is suspended or reactivated, in the change's transaction: earlier access of its users and programs ends permanently
 * (SECURITY 26). It runs for both, because a company suspended by an earlier release may still have some.
 */
export type CompanyStatusChanged = (tx: Tx, record: Recorder, companyId: string) => Promise<void>;
