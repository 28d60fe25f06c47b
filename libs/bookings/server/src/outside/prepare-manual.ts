import {
  birthProblem,
  bookingPermissions,
  judgeTravellers,
  type ManualInput,
} from '@traveldesk/bookings-contract';
import { findCompany } from '@traveldesk/companies-server';
import { travelDays, type Slice } from '@traveldesk/flights-contract';
import type { FlightTools, TranslatedNames } from '@traveldesk/flights-server';
import { invalid, lacking, type Actor, type Db } from '@traveldesk/shared-server';
import { latestToday } from '../travellers/latest-today';
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

interface StoredTraveller {
  born_on: string | null;
  phone: string | null;
}

/**
 * Judges what somebody enters: the company is in sight, the flights can be flown one after the other, travellers fit their types, and
 * tickets are somebody's. A date of birth or a phone number that is `stored` already is not refused again. Throws a 422, fields by name; a 403 where
 * money would move without `issue_bookings`.
 */
export async function prepareManual(
  db: Db,
  flights: FlightTools,
  actor: Actor,
  { input: given, at, stored = [] }: { input: ManualInput; at: Date; stored?: readonly StoredTraveller[] },
): Promise<Entered> {
  if (takesMoney(given) && !actor.permissions.has(bookingPermissions.issue)) {
    throw lacking(bookingPermissions.issue);
  }
  const { company_id: companyId } = given;
  if (!(await findCompany(db, companyId, actor))) {
    throw invalid({ company_id: 'booking_company_unknown' });
  }
  const phones = stored.map(({ phone }) => phone);
  const input = { ...given, travellers: await withReadPhones(db, companyId, given.travellers, phones) };
  const journey = await enteredJourney(flights, input.segments);
  const days = travelDays(journey.slices);
  const { travellers, tickets } = input;
  // Minors may travel alone: they are booked by hand (TRAVEL-RULES 2 and 5).
  const rules = { ...days, today: latestToday(at), expected: null, document_required: false };
  const known = new Set(stored.map(({ born_on }) => born_on));
  const isStored = (path: string) =>
    travellers.some(
      ({ born_on }, place) =>
        path === `travellers.${place}.born_on` && known.has(born_on) && birthProblem(born_on, rules),
    );
  const problems: [string, string][] = judgeTravellers(travellers, rules)
    .filter(({ path }) => !isStored(path))
    .map(({ path, key }) => [path, key]);
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
