import { findCompany } from '@traveldesk/companies-server';
import { inEachLanguage } from '@traveldesk/shared-contract';
import { invalid, type Actor, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { createTask } from '@traveldesk/tasks-server';
import { earliestToday, insertDraft, searchText } from '@traveldesk/bookings-server';
import { type GroupInput, wishedDayProblem } from '@traveldesk/flight-bookings-contract';
import { writeFlightDetail } from '../../order/flight-detail.sql';

/**
 * Inserts a group request as a draft, with a task for staff to ask airlines (TRAVEL-RULES 1). Throws a 422 at `company_id` for a company
 * out of sight, and at each invalid date.
 */
export async function requestGroup(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { input, at }: { input: GroupInput; at: Date },
): Promise<{ id: string; number: string; version: number }> {
  const { company_id, name, travellers, trips, note } = input;
  if (!(await findCompany(tx, company_id, actor))) throw invalid({ company_id: 'booking_company_unknown' });
  const days = trips.flatMap(({ date }, index) => {
    const problem = wishedDayProblem(date, earliestToday(at));
    return problem ? [[`trips.${index}.date`, problem] as const] : [];
  });
  if (days.length > 0) throw invalid(Object.fromEntries(days));
  const { id, number } = await insertDraft(tx, record, actor, kernel, {
    values: {
      kind: 'group',
      product: 'flight',
      company_id,
      lead: name,
      travellers,
      route: trips.map(({ origin, destination }) => `${origin}–${destination}`),
      departs_on: trips[0]?.date ?? null,
      note,
    },
    at,
  });
  await writeFlightDetail(tx, id, { wanted: JSON.stringify({ name, trips }) });
  await searchText(tx, id);
  const params = { number, name, count: travellers };
  await createTask(tx, record, null, {
    cause: { kind: 'booking', id, reason: 'group_request' },
    type: 'booking',
    title: inEachLanguage((language) =>
      kernel.texts.text('bookings', 'titles.group_request', language, params),
    ),
    client_id: company_id,
    project: 'Bookings',
  });
  return { id, number, version: 1 };
}
