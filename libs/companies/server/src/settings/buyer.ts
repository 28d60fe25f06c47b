import type { Actor, Db } from '@traveldesk/shared-server';
import { findCompany } from '../companies/companies.sql';

/** The company that a search is for. */
export interface Buyer {
  id: string;
  name: string;
  currency: string;
}

/**
 * Returns the company that a caller searches for, null for none. Staff may search for any company or none, all others only for their own;
 * otherwise the result is the reason of the refusal.
 */
export async function buyerOf(
  db: Db,
  wanted: string | null,
  actor: Actor,
): Promise<Buyer | null | 'staff_only' | 'unknown'> {
  const isStaff = actor.type === 'staff';
  if (!isStaff && wanted !== null && wanted !== actor.companyId) return 'staff_only';
  const id = isStaff ? wanted : actor.companyId;
  if (id === null) return null;
  const found = await findCompany(db, id, actor);
  return found ? { id: found.id, name: found.name, currency: found.currency } : 'unknown';
}
