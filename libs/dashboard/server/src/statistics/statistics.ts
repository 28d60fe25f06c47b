import type { Statistics } from '@traveldesk/dashboard-contract';
import type { Actor, Db, Kernel } from '@traveldesk/shared-server';

/** Counts one thing, of what the caller may see and nothing else (SECURITY 37). */
export type Statistic<Value> = (db: Db, actor: Actor) => Promise<Value>;

export type StatisticsContribution = { [Name in keyof Statistics]?: Statistic<Statistics[Name]> };

const contributions = new WeakMap<Kernel, StatisticsContribution>();

/** What the platform's own currency is, until there are payments to say so. */
const nothingPaid = { amount: '0.00', currency: 'USD' };

/**
 * Says how the figures of a domain are counted; called where the domain registers its routes. Two domains cannot
 * count the same thing.
 */
export function contributeStatistics(kernel: Kernel, contribution: StatisticsContribution): void {
  const known = contributions.get(kernel) ?? {};
  const double = Object.keys(contribution).find((name) => name in known);
  if (double) throw new Error(`Two domains count ${double} for the home page.`);
  contributions.set(kernel, { ...known, ...contribution });
}

/** The ten figures of the home page. What no domain counts is zero: there is nothing of it. */
export async function readStatistics(kernel: Kernel, actor: Actor): Promise<Statistics> {
  const known = contributions.get(kernel) ?? {};
  const { db } = kernel;
  const count = (statistic?: Statistic<number>) => statistic?.(db, actor) ?? Promise.resolve(0);
  const [
    b2bCompanies,
    b2cCompanies,
    customers,
    suppliers,
    confirmed,
    pending,
    plans,
    booked,
    modules,
    total,
  ] = await Promise.all([
    count(known.b2bCompanies),
    count(known.b2cCompanies),
    count(known.customers),
    count(known.suppliers),
    count(known.ConfirmedFlightsBooking),
    count(known.PendingFlightsBooking),
    count(known.plans),
    count(known.customersBooked),
    count(known.modules),
    known.totalAmount?.(db, actor) ?? nothingPaid,
  ]);
  return {
    b2bCompanies,
    b2cCompanies,
    customers,
    suppliers,
    ConfirmedFlightsBooking: confirmed,
    PendingFlightsBooking: pending,
    plans,
    customersBooked: booked,
    totalAmount: total,
    modules,
  };
}
