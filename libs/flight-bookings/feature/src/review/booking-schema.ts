import { z } from 'zod';
import { judgeTravellers, travellerInputSchema, type TravellerInput } from '@traveldesk/bookings-contract';
import type { ReviewNotes } from '@traveldesk/flight-bookings-contract';
import { travellerOf, type BookingValues } from './booking.values';

/** Maps a nested path of the API to the form's own field. */
export function fieldOf(path: readonly PropertyKey[]): PropertyKey[] {
  const [of, place, name, , part] = path;
  if (of !== 'travellers') return [...path];
  if (name === 'loyalty') return [of, place ?? 0, part === 'airline' ? 'loyalty_airline' : 'loyalty_number'];
  if (name === 'saved_id') return [of, place ?? 0, 'family_name'];
  return [...path];
}

/** Rules that compare several fields; they apply once all these fields are filled in. */
const compared: Readonly<Record<string, readonly (keyof TravellerInput)[]>> = {
  born_on: ['born_on'],
  traveller_title_gender: ['title', 'gender'],
  title: ['title', 'gender', 'born_on'],
  family_name: ['given_name', 'family_name', 'born_on'],
};

/**
 * Validates the form by the contract's rules, each traveler and all together (TRAVEL-RULES 2 to 10), like the server. Issue paths are the
 * form's fields: `travellers.0.born_on`.
 */
export function bookingSchema(notes: ReviewNotes) {
  const rules = {
    ages_on: notes.ages_on,
    arrives_on: notes.arrives_on,
    today: notes.today,
    expected: notes.travellers,
    document_required: notes.passport === true,
  };
  return z.any().superRefine((values: BookingValues, context) => {
    const inputs = (values.travellers ?? []).map(travellerOf);
    const found = inputs.map((input) => travellerInputSchema.safeParse(input, { reportInput: true }));
    const wrong = new Set<string>();
    found.forEach(({ error }, place) =>
      error?.issues.forEach((issue) => {
        const path = fieldOf(['travellers', place, ...issue.path]);
        wrong.add(path.join('.'));
        context.addIssue({ ...issue, path } as never);
      }),
    );
    const read = inputs.map((input, place) => (found[place]?.data ?? input) as TravellerInput);
    const filled = ([, place, name = '']: readonly string[], key: string) =>
      (compared[key] ?? compared[name] ?? []).every(
        (field) => Boolean(read[Number(place)]?.[field]) && !wrong.has(`travellers.${place}.${field}`),
      );
    for (const { path, key } of judgeTravellers(read.map(complete), rules)) {
      const parts = path.split('.');
      if (wrong.has(path) || !filled(parts, key)) continue;
      const at = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      context.addIssue({ code: 'custom', params: { key }, path: at });
    }
  });
}

/** Gives incomplete travelers distinct names, so that they do not count as duplicates. */
function complete(traveller: TravellerInput, place: number): TravellerInput {
  const { given_name, family_name, born_on } = traveller;
  const isKnown = given_name && family_name && born_on;
  return isKnown
    ? traveller
    : { ...traveller, given_name: 'abcdefghi'[place] ?? '', family_name: '', born_on: born_on ?? '' };
}
