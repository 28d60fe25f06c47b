import { bookingPermissions, judgeTravellers, type ManualInput } from '@traveldesk/bookings-contract';
import { findCompany } from '@traveldesk/companies-server';
import type { Slice } from '@traveldesk/flights-contract';
import type { FlightTools, TranslatedNames } from '@traveldesk/flights-server';
import { invalid, lacking, type Actor, type Db } from '@traveldesk/shared-server';
import { withReadPhones } from '../travellers/phones';
import { enteredJourney } from './entered-journey';

/** What was bought elsewhere, judged before it is written down. */
export interface Entered {
  input: ManualInput;
  slices: Slice[];
  names: TranslatedNames;
  airline: string;
  at: Date;
}

/**
 * Judges what somebody enters: the company is in sight, the flights can be flown one after the other, travellers fit their types on the
 * last day, and tickets are somebody's. `bookingId`: of one that is entered anew. Throws a 422, fields by name; a 403 where money would move without `issue_bookings`.
 */
export async function prepareManual(
  db: Db,
  flights: FlightTools,
  actor: Actor,
  { input: given, at, bookingId }: { input: ManualInput; at: Date; bookingId?: string },
): Promise<Entered> {
  if (takesMoney(given) && !actor.permissions.has(bookingPermissions.issue)) {
    throw lacking(bookingPermissions.issue);
  }
  const { company_id: companyId } = given;
  if (!(await findCompany(db, companyId, actor))) {
    throw invalid({ company_id: 'booking_company_unknown' });
  }
  const kept = await phonesOf(db, bookingId);
  const input = { ...given, travellers: await withReadPhones(db, companyId, given.travellers, kept) };
  const journey = await enteredJourney(flights, input.segments);
  const day = input.segments.at(-1)?.departing_at.slice(0, 10) ?? '';
  const { travellers, tickets } = input;
  const expected = travellers.map(({ type }) => ({ type, age: null }));
  const rules = { last_day: day, today: day, expected, document_required: false };
  const problems: [string, string][] = judgeTravellers(travellers, rules).map(({ path, key }) => [path, key]);
  for (const [index, { traveller }] of tickets.entries()) {
    if (!travellers[traveller]) problems.push([`tickets.${index}.traveller`, 'booking_ticket_nobody']);
  }
  if (tickets.length > 0 && input.state !== 'ticketed') problems.push(['tickets', 'booking_ticket_early']);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  return { input, ...journey, at };
}

/** The phone numbers that are stored of a booking's travellers. */
async function phonesOf(db: Db, bookingId: string | undefined): Promise<(string | null)[]> {
  if (bookingId === undefined) return [];
  const rows = await db
    .selectFrom('booking_travellers')
    .select('phone')
    .where('booking_id', '=', bookingId)
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Once it is ticketed, its price is taken from the wallet. */
export function takesMoney({ state, total }: Pick<ManualInput, 'state' | 'total'>): boolean {
  return state === 'ticketed' && total !== null;
}
