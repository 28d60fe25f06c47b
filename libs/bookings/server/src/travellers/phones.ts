import type { TravellerInput } from '@traveldesk/bookings-contract';
import { countryOfCompany } from '@traveldesk/companies-server';
import { judgePhone } from '@traveldesk/shared-contract';
import { invalid, type Db } from '@traveldesk/shared-server';

/**
 * Returns the travelers with phone numbers parsed by the rules of the company's country. Throws a 422 at each invalid number, unless it
 * equals the traveler's stored number; `kept` has these in the order of `travellers`.
 */
export async function withReadPhones<Traveller extends Pick<TravellerInput, 'phone'>>(
  db: Db,
  companyId: string,
  travellers: readonly Traveller[],
  kept: readonly (string | null | undefined)[] = [],
): Promise<Traveller[]> {
  const country = await countryOfCompany(db, companyId);
  const problems: Record<string, string> = {};
  const read = travellers.map((traveller, place) => {
    if (!traveller.phone) return traveller;
    const judged = judgePhone(traveller.phone, { country, kept: [kept[place] ?? null] });
    if ('phone' in judged) return { ...traveller, phone: judged.phone };
    problems[`travellers.${place}.phone`] = judged.problem;
    return traveller;
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return read;
}
