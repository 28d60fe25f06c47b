import type { Statistics } from '@traveldesk/dashboard-contract';
import { toolsOf, type Actor, type Db, type Kernel } from '@traveldesk/shared-server';

/** Counts one thing, of what the caller may see and nothing else (SECURITY 37). */
export type Statistic<Value> = (db: Db, actor: Actor) => Promise<Value>;

export type StatisticsContribution = { [Name in keyof Statistics]?: Statistic<Statistics[Name]> };

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    /** What the domains count for the home page, in this process. */
    dashboard: { statistics: StatisticsContribution };
  }
}

/** The kernel that keeps what was contributed. */
type Contributed = Pick<Kernel, 'tools'>;

/** Says how the figures of a domain are counted; called where it contributes to others. Two domains cannot count the same thing. */
export function contributeStatistics(kernel: Contributed, contribution: StatisticsContribution): void {
  const known = toolsOf(kernel, 'dashboard').statistics;
  const double = Object.keys(contribution).find((name) => name in known);
  if (double) throw new Error(`Two domains count ${double} for the home page.`);
  Object.assign(known, contribution);
}

/** The ten figures of the home page. What no domain counts is zero: there is nothing of it. */
export async function readStatistics(
  kernel: Contributed & Pick<Kernel, 'db'>,
  actor: Actor,
): Promise<Statistics> {
  const known = toolsOf(kernel, 'dashboard').statistics;
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
    known.totalAmount?.(db, actor) ?? null,
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
