import { z } from 'zod';
import { cabins, companyTypes } from '@traveldesk/companies-contract';
import { daySchema, idSchema, instantSchema, lineSchema, nameSchema } from '@traveldesk/shared-contract';
import {
  airlinesSchema,
  amountSchema,
  companyRefSchema,
  percentSchema,
  placeRefSchema,
  ruleCurrencySchema,
} from './markup.fields';
import {
  areas,
  boards,
  journeyTypes,
  markupKinds,
  markupLayers,
  markupStatuses,
  markupUnits,
  paymentTypes,
  percentBases,
  refundTreatments,
  ruleProducts,
  travellerTypes,
  valueTypes,
  withoutBase,
} from './markup.kinds';

/**
 * The fields of a rule (TRAVEL-RULES 24, 25); every change makes a new version. An empty or null condition is none.
 *
 * - `owner_id`: the owner of a company-layer rule; it prices bookings of the companies below that owner.
 * - `companies`, `company_type`: the payer. `suppliers`: ids. `marketing` airlines sell all the flights;
 *   `operating` airlines fly them; the `plating` airline issues the ticket.
 * - `product`: whether it prices flights, hotels or both; `markup.products.ts` has the fields of each.
 * - `origins`, `destinations`: ends of the first trip, or of any trip with multiple destinations; `both_ways` allows the
 *   reverse too. For hotels, `destinations` are the places of the property. `area`: whether all airports of the journey are in one country.
 * - `cabins`, `fare_brands`: of all flights, of all trips. `passengers`: the travelers required, and counted for an amount per passenger.
 * - `stars`, `chains`, `boards`, `payment_types`, `nights_*`: of a hotel's rate. Chains are names, compared without case and accents.
 * - `travel_*`: the local day of departure or check-in; `booking_*`: the UTC day of pricing; `days_before_*`: the days between
 *   the two; `weekdays`: of departure or check-in, 1 is Monday.
 * - `fare_min`, `fare_max`: the net total, both included.
 * - `percent` of `percent_of`, with `without_base` for fares without a base; or `amount`. `amount`, `min_amount` and `max_amount`
 *   are multiplied by `per`; `step`: the line is rounded to a multiple of it. All are in `currency`, as is the fare range.
 * - `infants`: whether they count as passengers. `tax_percent`: on the earnings, as a separate line (TRAVEL-RULES 27).
 * - `priority`: the higher one wins among equally specific rules (TRAVEL-RULES 26).
 * - `valid_from` to `valid_until`: the instants between which the rule applies, the end excluded.
 */
export const ruleShape = {
  name: nameSchema,
  status: z.enum(markupStatuses),
  product: z.enum(ruleProducts),
  layer: z.enum(markupLayers),
  owner_id: idSchema.nullable(),
  kind: z.enum(markupKinds),
  companies: z.array(companyRefSchema).max(100),
  company_type: z.enum(companyTypes).nullable(),
  suppliers: z.array(idSchema).max(50),
  marketing: airlinesSchema,
  operating: airlinesSchema,
  plating: airlinesSchema,
  origins: z.array(placeRefSchema).max(50),
  destinations: z.array(placeRefSchema).max(50),
  both_ways: z.boolean(),
  area: z.enum(areas).nullable(),
  trip_types: z.array(z.enum(journeyTypes)).max(3),
  cabins: z.array(z.enum(cabins)).max(4),
  fare_brands: z.array(lineSchema(60)).max(20),
  passengers: z.array(z.enum(travellerTypes)).max(3),
  stars: z.array(z.number().int().min(1).max(5)).max(5),
  chains: z.array(lineSchema(120)).max(20),
  boards: z.array(z.enum(boards)).max(boards.length),
  payment_types: z.array(z.enum(paymentTypes)).max(paymentTypes.length),
  nights_min: z.number().int().min(1).max(99).nullable(),
  nights_max: z.number().int().min(1).max(99).nullable(),
  travel_from: daySchema.nullable(),
  travel_to: daySchema.nullable(),
  booking_from: daySchema.nullable(),
  booking_to: daySchema.nullable(),
  days_before_min: z.number().int().min(0).max(365).nullable(),
  days_before_max: z.number().int().min(0).max(365).nullable(),
  weekdays: z.array(z.number().int().min(1).max(7)).max(7),
  fare_min: amountSchema.nullable(),
  fare_max: amountSchema.nullable(),
  value_type: z.enum(valueTypes),
  percent: percentSchema.nullable(),
  percent_of: z.enum(percentBases),
  without_base: z.enum(withoutBase),
  amount: amountSchema.nullable(),
  currency: ruleCurrencySchema,
  per: z.enum(markupUnits),
  min_amount: amountSchema.nullable(),
  max_amount: amountSchema.nullable(),
  step: amountSchema.nullable(),
  infants: z.boolean(),
  tax_percent: percentSchema.nullable(),
  refund: z.enum(refundTreatments),
  priority: z.number().int().min(0).max(999),
  valid_from: instantSchema.nullable(),
  valid_until: instantSchema.nullable(),
  notes: z.string().trim().max(2_000).nullable(),
};

export const ruleSchema = z.strictObject(ruleShape);
export type MarkupRule = z.infer<typeof ruleSchema>;
