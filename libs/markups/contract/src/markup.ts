import { z } from 'zod';
import { cabins, companyTypes } from '@traveldesk/companies-contract';
import {
  filterSchema,
  idSchema,
  lineSchema,
  nameSchema,
  pageOf,
  pageQuery,
} from '@traveldesk/shared-contract';
import {
  airlinesSchema,
  amountSchema,
  companyRefSchema,
  daySchema,
  percentSchema,
  placeRefSchema,
  ruleCurrencySchema,
} from './markup.fields';
import {
  areas,
  journeyTypes,
  markupKinds,
  markupLayers,
  markupStates,
  markupStatuses,
  markupUnits,
  percentBases,
  refundTreatments,
  travellerTypes,
  valueTypes,
  withoutBase,
} from './markup.kinds';
import { judgeMarkup } from './markup.rules';

/**
 * All that a rule is (TRAVEL-RULES 24, 25): every change of it is a new version. A condition that is empty or null is none.
 *
 * - `owner_id`: whose rule one of the company layer is; it prices bookings of the companies below its owner.
 * - `companies`, `company_type`: who pays. `suppliers`: by their ids. `marketing` airlines sell the flights, all of them;
 *   `operating` ones fly them; `plating` is the one that issues the ticket.
 * - `origins`, `destinations`: where the first trip begins and ends, of several destinations any trip; `both_ways` also the
 *   other way round. `area`: whether all airports of the journey are in one country.
 * - `cabins`, `fare_brands`: all flights, all trips. `passengers`: who travels, and who is counted for an amount per passenger.
 * - `travel_*`: the local day of departure; `booking_*`: the day in UTC on which it is priced; `days_before_*`: the days between
 *   the two; `weekdays`: of departure, 1 is Monday.
 * - `fare_min`, `fare_max`: the net total, both included.
 * - `percent` of `percent_of`, and `without_base` where there is no base; else `amount`. `amount`, `min_amount` and `max_amount`
 *   are multiplied by `per`; `step`: the line is rounded to a multiple of it. All in `currency`, as is the fare range.
 * - `infants`: whether they count as passengers. `tax_percent`: on the earning, as a line of its own (TRAVEL-RULES 27).
 * - `priority`: the higher one wins among equally specific rules (TRAVEL-RULES 26).
 * - `valid_from` to `valid_until`: the instants between which it prices anything, the last one excluded.
 */
const ruleShape = {
  name: nameSchema,
  status: z.enum(markupStatuses),
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
  valid_from: z.iso.datetime({ offset: true }).nullable(),
  valid_until: z.iso.datetime({ offset: true }).nullable(),
  notes: z.string().trim().max(2_000).nullable(),
};

const ruleSchema = z.strictObject(ruleShape);
export type MarkupRule = z.infer<typeof ruleSchema>;

/** What a version was made for, in its author's words, and from when on it counts: null is from now on. */
const versionShape = {
  change_reason: lineSchema(300).nullable(),
  effective_at: z.iso.datetime({ offset: true }).nullable(),
};

/** What staff write of a rule, when they create it and when they edit it: all of it, and why. */
export const markupInputSchema = z.strictObject({ ...ruleShape, ...versionShape }).superRefine(judgeMarkup);

/** A rule alone, as it is simulated or read as a sentence; judged as one that is saved. */
export const markupRuleSchema = ruleSchema.superRefine(judgeMarkup);

/** The fields of a rule's form. */
export const markupFields = Object.keys({ ...ruleShape, ...versionShape }) as readonly (keyof MarkupInput)[];

/** Names, in the caller's language, of what a rule points at, by id or code. */
export const ruleNamesSchema = z.object({
  companies: z.record(z.string(), z.string()),
  suppliers: z.record(z.string(), z.string()),
  airlines: z.record(z.string(), z.string()),
  /** By kind and code: `airport CAI`, `country EG`, `zone 018f…`. */
  places: z.record(z.string(), z.string()),
});
export type RuleNames = z.infer<typeof ruleNamesSchema>;

/**
 * A rule as the API answers it: its newest version. `revision` is that version's number, `in_force` the one that prices now,
 * null where none does. `approval_id` is what its newest version waits for. `version` is what If-Match names.
 */
export const markupSchema = z.object({
  id: idSchema,
  ...ruleShape,
  state: z.enum(markupStates),
  revision: z.number().int().positive(),
  in_force: z.number().int().positive().nullable(),
  effective_at: z.iso.datetime().nullable(),
  approval_id: idSchema.nullable(),
  names: ruleNamesSchema,
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const markupPageSchema = pageOf(markupSchema);

const sorts = ['name', 'kind', 'layer', 'state', 'priority', 'created_at', 'updated_at'] as const;

/**
 * The query of the list (SPECIFICATION 3). `company_id`: rules that can price a booking of that company, or are its own;
 * `supplier_id`, `airline`: rules that name it; `status`: the state; `currency`: of the rule's amounts.
 */
export const markupQuerySchema = pageQuery(sorts).extend({
  name: filterSchema(120).optional(),
  company_id: idSchema.optional(),
  supplier_id: idSchema.optional(),
  airline: filterSchema(2).toUpperCase().optional(),
  status: z.enum(markupStates).optional(),
  currency: filterSchema(3).toUpperCase().optional(),
  kind: z.enum(markupKinds).optional(),
  layer: z.enum(markupLayers).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const markupExportQuerySchema = markupQuerySchema.omit({ page: true, per_page: true });

export type Markup = z.infer<typeof markupSchema>;
export type MarkupInput = z.infer<typeof markupInputSchema>;
export type MarkupQuery = z.infer<typeof markupQuerySchema>;
