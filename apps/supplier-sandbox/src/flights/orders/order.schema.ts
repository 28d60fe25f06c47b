import { z } from 'zod';
import { dateText } from '../../http/dates';
import { metadataBody } from '../../http/metadata';

/** Latin letters, space, hyphen and apostrophe, at most 20 (SUPPLIER 5). */
const name = z
  .string()
  .min(1)
  .max(20)
  .regex(/^[A-Za-zÀ-ÖØ-öø-ÿ' -]+$/);

const passenger = z.object({
  id: z.string(),
  title: z.enum(['mr', 'ms', 'mrs', 'miss', 'dr']),
  gender: z.enum(['m', 'f']),
  given_name: name,
  family_name: name,
  born_on: dateText,
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  infant_passenger_id: z.string().nullish(),
  identity_documents: z
    .array(
      z.object({
        type: z.enum(['passport', 'tax_id', 'known_traveler_number', 'passenger_redress_number']),
        unique_identifier: z.string().min(1),
        issuing_country_code: z.string().length(2).optional(),
        expires_on: dateText.optional(),
      }),
    )
    .nullish(),
  loyalty_programme_accounts: z
    .array(z.object({ airline_iata_code: z.string().length(2), account_number: z.string().min(1) }))
    .nullish(),
  user_id: z.string().nullish(),
});

export type OrderPassengerBody = z.output<typeof passenger>;

const amount = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

export const paymentBody = z.object({
  type: z.enum(['balance', 'arc_bsp_cash', 'card']),
  amount,
  currency,
});

export type PaymentBody = z.output<typeof paymentBody>;

export const payBody = z.object({ order_id: z.string(), payment: paymentBody });

export type PayBody = z.output<typeof payBody>;

export const servicesBody = z.array(z.object({ id: z.string(), quantity: z.number().int().min(1) }));

export const orderBody = z.object({
  // The documentation has `hold`, the SDK `pay_later` (SUPPLIER 5).
  type: z.enum(['instant', 'hold', 'pay_later']).default('instant'),
  selected_offers: z.array(z.string()).length(1),
  passengers: z.array(passenger).min(1),
  payments: z.array(paymentBody).optional(),
  services: servicesBody.default([]),
  metadata: metadataBody.nullish(),
  users: z.array(z.string()).nullish(),
});

export type OrderBody = z.output<typeof orderBody>;
