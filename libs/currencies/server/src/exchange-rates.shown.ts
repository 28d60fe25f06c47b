import type { ExchangeRate, RateStatus } from '@traveldesk/currencies-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { actorOf, shownRecords, type Call } from '@traveldesk/shared-server';
import type { RateRow } from './exchange-rates.sql';
import { findSettings, type SettingsRow } from './currency-settings.sql';

/** Converts rates to the API's form: with their status now, and author and request as far as the caller may see them. */
export async function shownRates(
  request: Call,
  rows: readonly RateRow[],
  now = new Date(),
): Promise<ExchangeRate[]> {
  const { kernel } = request.server;
  const settings = await findSettings(kernel.db);
  const users = rows.flatMap(({ author_id: id }) => (id === null ? [] : [{ kind: 'user', id }]));
  const requests = rows.flatMap(({ approval_id: id }) => (id === null ? [] : [{ kind: 'approval', id }]));
  const reader = actorOf(request);
  const shown = await shownRecords(kernel, reader, [...users, ...requests]);
  /** Authors may open their own requests without the permission to see all. */
  const opens = (request: string, author: string | null) =>
    author === reader.userId || !!shown({ kind: 'approval', id: request })?.path;
  return rows.map(({ author_id: id, is_newest: isNewest, waits, approval_id: approval, ...rate }) => {
    const author = id === null ? null : shown({ kind: 'user', id });
    return {
      ...rate,
      approval_id: approval !== null && opens(approval, id) ? approval : null,
      status: waits ? 'waiting' : isNewest ? statusOf(rate, settings, now) : 'replaced',
      author: author && { id: author.id, name: author.name, path: author.path },
    };
  });
}

/** Returns the status of a pair's newest rate. */
function statusOf(
  { valid_from: since }: Pick<RateRow, 'valid_from'>,
  { warn_after_days: warn, refuse_after_days: refuse }: SettingsRow,
  now: Date,
): RateStatus {
  const days = (now.getTime() - Date.parse(since)) / dayMs;
  return days > refuse ? 'too_old' : days > warn ? 'old' : 'in_force';
}

export async function shownRate(request: Call, row: RateRow): Promise<ExchangeRate> {
  const [rate] = await shownRates(request, [row]);
  if (!rate) throw new Error('One rate must be displayed as one.');
  return rate;
}
