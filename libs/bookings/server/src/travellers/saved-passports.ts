import { personKey, type TravellerInput } from '@traveldesk/bookings-contract';
import { invalid, type Db, type Secrets } from '@traveldesk/shared-server';
import { openPassport } from './passport';
import { keptDocuments } from './travellers.sql';

/**
 * The travellers of a booking with the passports that are kept of those who were chosen from the company's saved ones. Throws a 422 at
 * `saved_id` for who is not one of them, or is somebody else than was typed: nobody flies with another's passport.
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
