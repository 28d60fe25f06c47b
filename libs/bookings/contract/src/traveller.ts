import { z } from 'zod';
import { countryCodes } from '@traveldesk/geo-contract';
import {
  daySchema,
  idSchema,
  isPhone,
  lineSchema,
  phoneDigits,
  typedCode,
  typedNumber,
  emailMaxLength,
} from '@traveldesk/shared-contract';
import { documentKinds, genders, titles, travellerTypes } from './booking.kinds';

/** The longest name that all suppliers accept (TRAVEL-RULES 9). */
export const nameMax = 20;

/** Latin letters, spaces, hyphens and apostrophes, as in the passport. */
const latinName = /^[A-Za-z][A-Za-z '-]*$/;

/** Replaces typographic apostrophes, single accents and hyphens by `'` and `-`. */
export const plainMarks = (text: string) => text.replace(/[‘’ʼ`´]/g, "'").replace(/[\u2010\u2011]/g, '-');

/** A given or family name. Empty fails as `required`, other letters as `traveller_name_latin`, length as `traveller_name_long`. */
export const passportNameSchema = lineSchema(200)
  .overwrite(plainMarks)
  .refine((text) => latinName.test(text), { params: { key: 'traveller_name_latin' }, abort: true })
  .refine((text) => text.length <= nameMax, { params: { key: 'traveller_name_long' } });

/** A calendar day such as `1990-05-17`; Arabic digits are accepted (TRAVEL-RULES 11). */
const typedDay = typedNumber.pipe(daySchema);

// Empty or valid; each error has its own issue.
const emptyOrEmail = typedCode.pipe(
  z.email({ pattern: new RegExp(`^$|${z.regexes.email.source}`) }).max(emailMaxLength),
);
const emptyOrPhone = z
  .string()
  .max(60)
  .overwrite(phoneDigits)
  .refine((phone) => phone === '' || isPhone(phone), {
    params: { key: 'phone_invalid' },
  });

const travelDocumentSchema = z.strictObject({
  kind: z.enum(documentKinds),
  /** Letters and digits of the passport number. Sealed in the database, erased after its retention period, never returned. */
  number: typedNumber
    .overwrite((text) => text.toUpperCase().replace(/[<-]/g, ''))
    .refine((text) => /^[A-Z0-9]{5,15}$/.test(text), { params: { key: 'document_number_form' } }),
  /** ISO 3166-1 alpha-2, and XK. Other codes fail as `document_country_unknown`. */
  country: typedCode
    .toUpperCase()
    .refine((code) => countryCodes.includes(code), { params: { key: 'document_country_unknown' } }),
  expires_on: typedDay,
});

const loyaltySchema = z.strictObject({
  airline: typedCode.toUpperCase().regex(/^[A-Z0-9]{2}$/),
  number: typedNumber.toUpperCase().refine((text) => /^[A-Z0-9-]{4,30}$/.test(text), {
    params: { key: 'loyalty_number_form' },
  }),
});

/** A traveler in the review form, in the order of the offer's travelers. */
export const travellerInputSchema = z.strictObject({
  type: z.enum(travellerTypes),
  title: z.enum(titles),
  gender: z.enum(genders),
  given_name: passportNameSchema,
  family_name: passportNameSchema,
  born_on: typedDay,
  /** Required for the lead traveler, the first; others may have none and use the lead's (TRAVEL-RULES 10). */
  email: emptyOrEmail.nullable(),
  phone: emptyOrPhone.nullable(),
  document: travelDocumentSchema.nullable(),
  loyalty: z.array(loyaltySchema).max(3),
  /** For an infant: the index in this list of the adult who holds it. */
  adult: z.number().int().min(0).max(8).nullable(),
  /** Whether to add the traveler to the company's saved travelers. */
  save: z.boolean(),
  /**
   * The id of a saved traveler of the paying company with the same name and birth date. If `document` is null, the stored passport is used,
   * so its number never passes through the browser.
   */
  saved_id: idSchema.nullable().optional(),
});
export type TravellerInput = z.infer<typeof travellerInputSchema>;
export type TravelDocumentInput = z.infer<typeof travelDocumentSchema>;

/** A passport in responses: only the last characters of its number. */
const shownDocumentSchema = z.object({
  kind: z.enum(documentKinds),
  /** The last three characters; null once erased. */
  ends_with: z.string().nullable(),
  country: z.string(),
  expires_on: z.iso.date(),
});

/** A traveler on a booking. */
export const bookedTravellerSchema = z.object({
  id: idSchema,
  type: z.enum(travellerTypes),
  title: z.enum(titles).nullable(),
  gender: z.enum(genders).nullable(),
  given_name: z.string(),
  family_name: z.string(),
  born_on: z.iso.date().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  document: shownDocumentSchema.nullable(),
  loyalty: z.array(z.object({ airline: z.string(), number: z.string() })),
  /** The adult who holds the infant. */
  adult_id: idSchema.nullable(),
});
export type BookedTraveller = z.infer<typeof bookedTravellerSchema>;
