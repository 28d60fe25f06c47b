import { seesAllCompanies } from '@traveldesk/companies-server';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import type { Actor } from '@traveldesk/shared-server';

/** Removes the callers' IP addresses from a history, except for staff. */
export function shownTo(actor: Actor, history: Page<HistoryEntry>): Page<HistoryEntry> {
  if (seesAllCompanies(actor)) return history;
  return { ...history, data: history.data.map((entry) => ({ ...entry, address: null })) };
}
