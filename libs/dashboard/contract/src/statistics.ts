import { z } from 'zod';
import { moneySchema } from '@traveldesk/shared-contract';

const count = z.number().int().nonnegative();

/** Figures that grow without limit, and so are counted only up to a bound (docs/adr/0021). */
export const boundedStatistics = [
  'ConfirmedFlightsBooking',
  'PendingFlightsBooking',
  'plans',
  'customersBooked',
] as const;
export type BoundedStatistic = (typeof boundedStatistics)[number];

/**
 * The figures of the home screen (SPECIFICATION 3; the customer chose the names). `totalAmount`: the amount paid, in the platform's
 * currency; null for users who may not see money. Figures of missing parts of the product are zero. `at_least`: the figures that are lower
 * bounds, if any.
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
