import { personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import { invalid, type Db, type Secrets } from '@traveldesk/shared-server';
import { openPassport } from './passport';
import { keptDocuments } from './travellers.sql';

/**
 * Adds the stored passports of travelers chosen from the company's saved ones. Throws a 422 at `saved_id` for an unknown traveler, or if
 * another person was typed: nobody may use another person's passport.
 */
export async function withSavedPassports(
  { db, secrets }: { db: Db; secrets: Secrets },
  companyId: string,
  travellers: readonly TravellerInput[],
): Promise<TravellerInput[]> {
  const ids = travellers.flatMap(({ saved_id: id }) => id ?? []);
  const saved = new Map((await keptDocuments(db, { companyId, ids })).map((row) => [row.id, row]));
  return travellers.map((traveller, index) => {
    const { saved_id: id, ...typed } = traveller;
    if (!id) return typed;
    const found = saved.get(id);
    if (found?.person !== personKey(traveller)) {
      throw invalid({ [`travellers.${index}.saved_id`]: 'traveller_saved_differs' });
    }
    return { ...typed, document: typed.document ?? openPassport(secrets, found) };
  });
}
