import { bookingPermissions, judgeTravellers, type ManualInput } from '@traveldesk/bookings-contract';
import { findCompany } from '@traveldesk/companies-server';
import { travelDays, type Slice } from '@traveldesk/flights-contract';
import type { FlightTools, TranslatedNames } from '@traveldesk/flights-server';
import { invalid, lacking, type Actor, type Db } from '@traveldesk/shared-server';
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
 * Judges what somebody enters: the company is in sight, the flights can be flown one after the other, travellers fit their types, and
 * tickets are somebody's. Throws a 422, fields by name; a 403 where money would move without `issue_bookings`.
 */
export async function prepareManual(
  db: Db,
  flights: FlightTools,
  actor: Actor,
  { input, at }: { input: ManualInput; at: Date },
): Promise<Entered> {
  if (takesMoney(input) && !actor.permissions.has(bookingPermissions.issue)) {
    throw lacking(bookingPermissions.issue);
  }
  if (!(await findCompany(db, input.company_id, actor))) {
    throw invalid({ company_id: 'booking_company_unknown' });
  }
  const journey = await enteredJourney(flights, input.segments);
  const days = travelDays(journey.slices);
  const { travellers, tickets } = input;
  // Minors may travel alone: they are booked by hand (TRAVEL-RULES 2 and 5).
  const rules = { ...days, today: days.ages_on, expected: null, document_required: false };
  const problems: [string, string][] = judgeTravellers(travellers, rules).map(({ path, key }) => [path, key]);
  for (const [index, { traveller }] of tickets.entries()) {
    if (!travellers[traveller]) problems.push([`tickets.${index}.traveller`, 'booking_ticket_nobody']);
  }
  if (tickets.length > 0 && input.state !== 'ticketed') problems.push(['tickets', 'booking_ticket_early']);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  return { input, ...journey, at };
}

/** Once it is ticketed, its price is taken from the wallet. */
export function takesMoney({ state, total }: Pick<ManualInput, 'state' | 'total'>): boolean {
  return state === 'ticketed' && total !== null;
}
