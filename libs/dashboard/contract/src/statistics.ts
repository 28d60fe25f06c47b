import { z } from 'zod';
import { moneySchema } from '@traveldesk/shared-contract';

const count = z.number().int().nonnegative();

/**
 * What the home screen counts (SPECIFICATION 3; the names are the customer's). `totalAmount` is what has been paid, in
 * the platform's currency, and null for who may not see money. A part of the product that is not there yet has counted nothing.
 */
export const statisticsSchema = z.object({
  b2bCompanies: count,
  b2cCompanies: count,
  customers: count,
  suppliers: count,
  ConfirmedFlightsBooking: count,
  PendingFlightsBooking: count,
  plans: count,
  customersBooked: count,
  totalAmount: moneySchema.nullable(),
  modules: count,
});

export type Statistics = z.infer<typeof statisticsSchema>;
