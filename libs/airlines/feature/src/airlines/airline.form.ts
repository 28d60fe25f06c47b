import { z } from 'zod';
import { airlineInputSchema } from '@traveldesk/airlines-contract';

const nothing = (value: unknown) => (value === '' || value === undefined ? null : value);
const {
  icao,
  name_fr: nameFr,
  name_ar: nameAr,
  accounting_code: accountingCode,
  country_id: countryId,
} = airlineInputSchema.shape;

/** The contract's schema for form values: empty optional fields become null. */
export const airlineFormSchema = airlineInputSchema.extend({
  icao: z.preprocess(nothing, icao),
  name_fr: z.preprocess(nothing, nameFr),
  name_ar: z.preprocess(nothing, nameAr),
  accounting_code: z.preprocess(nothing, accountingCode),
  country_id: z.preprocess(nothing, countryId),
});
