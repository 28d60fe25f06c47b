import { z } from 'zod';
import { moneySchema } from '@traveldesk/shared-contract';

const count = z.number().int().nonnegative();

/** What grows without end, and so is counted so far and no further (docs/adr/0021). */
export const boundedStatistics = [
  'ConfirmedFlightsBooking',
  'PendingFlightsBooking',
  'plans',
  'customersBooked',
] as const;
export type BoundedStatistic = (typeof boundedStatistics)[number];

/**
 * What the home screen counts (SPECIFICATION 3; the names are the customer's). `totalAmount` is what has been paid, in
 * the platform's currency, and null for who may not see money. A part of the product that is not there yet has counted nothing.
 * `at_least`, where there is any, names the figures of which there are more than they say.
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
  at_least: z.array(z.enum(boundedStatistics)).optional(),
});

export type Statistics = z.infer<typeof statisticsSchema>;
