import { formerTravellers, judgePerson, judgeTravellers } from '@traveldesk/bookings-contract';
import { airlineNames } from '@traveldesk/airlines-server';
import { travelDays, type Slice } from '@traveldesk/flights-contract';
import type { FlightTools, TranslatedNames } from '@traveldesk/flights-server';
import { compactText } from '@traveldesk/shared-contract';
import { invalid, type Db } from '@traveldesk/shared-server';
import {
  type BookingRecord,
  latestToday,
  type travellersOf,
  withReadPhones,
} from '@traveldesk/bookings-server';
import { judgeManual, type ManualInput } from '@traveldesk/flight-bookings-contract';
import type { FlightDetail } from '../../flight-bookings.tables';
import { enteredJourney } from './entered-journey';

/** A validated manual entry. */
export interface Entered {
  input: ManualInput;
  slices: Slice[];
  names: TranslatedNames;
  airline: string;
  at: Date;
}

type StoredTraveller = Pick<
  Awaited<ReturnType<typeof travellersOf>>[number],
  'id' | 'adult_id' | 'title' | 'gender' | 'given_name' | 'family_name' | 'born_on' | 'phone'
>;
/** The stored booking that is being edited. */
interface Stored {
  booking: Pick<BookingRecord, 'pnr'> & Pick<FlightDetail, 'slices'>;
  travellers: readonly StoredTraveller[];
}
type Problem = ReturnType<typeof judgeTravellers>[number];

/**
 * Validates a manual entry: airlines are known, flights follow each other, travelers fit their types, and tickets
 * have travelers. Unchanged `stored` values are not refused again: the reference, airlines and times, and a traveler's birth date, title,
 * phone number and adult. Throws a 422 with the fields.
 */
export async function prepareManual(
  db: Db,
  flights: FlightTools,
  { input: given, at, stored }: { input: ManualInput; at: Date; stored?: Stored | undefined },
): Promise<Entered> {
  const { company_id: companyId } = given;
  const formers = formerTravellers(given.travellers, stored?.travellers ?? []);
  const phones = formers.map((former) => former?.phone);
  const input = { ...given, travellers: await withReadPhones(db, companyId, given.travellers, phones) };
  await refuseEntered(db, input, at, stored?.booking);
  const journey = await enteredJourney(flights, input.segments);
  const days = travelDays(journey.slices);
  const { travellers, tickets } = input;
  // Minors may travel alone on manual bookings (TRAVEL-RULES 2 and 5).
  const rules = { ...days, today: latestToday(at), expected: null, document_required: false };
  const problems: [string, string][] = judgeTravellers(travellers, rules)
    .filter((problem) => !isStored(problem, { travellers, formers, rules }))
    .map(({ path, key }) => [path, key]);
  const numbers = tickets.map(({ number }) => compactText(number));
  for (const [index, { traveller }] of tickets.entries()) {
    if (!travellers[traveller]) problems.push([`tickets.${index}.traveller`, 'booking_ticket_nobody']);
    const isRepeated = numbers.indexOf(numbers[index] ?? '') < index;
    if (isRepeated) problems.push([`tickets.${index}.number`, 'booking_ticket_twice']);
  }
  if (tickets.length > 0 && input.state !== 'ticketed') problems.push(['tickets', 'booking_ticket_early']);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  return { input, ...journey, at };
}

/** Throws a 422 that lists every unknown airline and every problem found by `judgeManual`. */
async function refuseEntered(
  db: Db,
  input: ManualInput,
  at: Date,
  stored?: Stored['booking'],
): Promise<void> {
  const former = stored?.slices.flatMap(({ segments }) => segments) ?? [];
  const carriers = former.map(({ carrier }) => carrier);
  const airlines = await airlineNames(
    db,
    input.segments.map(({ carrier }) => carrier),
  );
  const unknown = input.segments.flatMap(({ carrier }, index) =>
    airlines.has(carrier) || carriers.includes(carrier)
      ? []
      : [[`segments.${index}.carrier`, 'booking_airline_unknown'] as const],
  );
  const judged = judgeManual(input, latestToday(at), stored && { pnr: stored.pnr, segments: former });
  const problems = [...unknown, ...judged.map(([path, key]) => [path.join('.'), key] as const)];
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** Whether a problem concerns only values that are stored for the same traveler. */
function isStored(
  { path, key }: Problem,
  {
    travellers,
    formers,
    rules,
  }: {
    travellers: ManualInput['travellers'];
    formers: readonly (StoredTraveller | undefined)[];
    rules: Parameters<typeof judgePerson>[1];
  },
): boolean {
  const place = Number(path.split('.')[1]);
  const [one, former] = [travellers[place], formers[place]];
  if (!one || !former) return false;
  if (key === 'traveller_infant_adult') {
    const [adult, formerAdult] = one.adult === null ? [] : [travellers[one.adult], formers[one.adult]];
    return (
      adult?.type === 'adult' &&
      adult.born_on === formerAdult?.born_on &&
      one.born_on === former.born_on &&
      former.adult_id === formerAdult.id
    );
  }
  const finds = (kept?: StoredTraveller) => judgePerson(one, rules, kept).some(([, found]) => found === key);
  return finds() && !finds(former);
}
