import { seesAllCompanies } from '@traveldesk/companies-server';
import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import type { Actor } from '@traveldesk/shared-server';

/** A history as this reader may see it: from where somebody called is for staff. */
export function shownTo(actor: Actor, history: Page<HistoryEntry>): Page<HistoryEntry> {
  if (seesAllCompanies(actor)) return history;
  return { ...history, data: history.data.map((entry) => ({ ...entry, address: null })) };
}
