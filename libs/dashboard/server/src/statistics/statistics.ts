import { boundedStatistics, type BoundedStatistic, type Statistics } from '@traveldesk/dashboard-contract';
import { toolsOf, type Actor, type Count, type Db, type Kernel } from '@traveldesk/shared-server';

/** Upper limit of the figures that grow without bound, so that a tile does not slow down over the years (docs/adr/0021). */
export const countedForHome = 10_000;

/** Counts records that the caller may see (SECURITY 37). */
export type Statistic<Value> = (db: Db, actor: Actor) => Promise<Value>;

/** The statistics of a domain. Bounded ones also say whether the count is a lower bound. */
export type StatisticsContribution = {
  [Name in Exclude<keyof Statistics, 'at_least'>]?: Statistic<
    Name extends BoundedStatistic ? Count : Statistics[Name]
  >;
};

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    /** The statistics that domains have contributed, per process. */
    dashboard: { statistics: StatisticsContribution };
  }
}

/** The kernel with the contributed statistics. */
type Contributed = Pick<Kernel, 'tools'>;

/**
 * Registers a domain's statistics; throws when another domain counts the same figure. Domains call it while they set up their contributions
 * to others.
 */
export function contributeStatistics(kernel: Contributed, contribution: StatisticsContribution): void {
  const known = toolsOf(kernel, 'dashboard').statistics;
  const double = Object.keys(contribution).find((name) => name in known);
  if (double) throw new Error(`Two domains count ${double} for the home page.`);
  Object.assign(known, contribution);
}

/** Returns the ten figures of the home page; a figure that no domain counts is zero. */
export async function readStatistics(
  kernel: Contributed & Pick<Kernel, 'db'>,
  actor: Actor,
): Promise<Statistics> {
  const known = toolsOf(kernel, 'dashboard').statistics;
  const { db } = kernel;
  const count = (statistic?: Statistic<number>) => statistic?.(db, actor) ?? Promise.resolve(0);
  const counted = async (statistic?: Statistic<Count>): Promise<Count> =>
    statistic ? statistic(db, actor) : { total: 0 };
  const [b2bCompanies, b2cCompanies, customers, suppliers, modules, totalAmount, ...bounded] =
    await Promise.all([
      count(known.b2bCompanies),
      count(known.b2cCompanies),
      count(known.customers),
      count(known.suppliers),
      count(known.modules),
      known.totalAmount?.(db, actor) ?? null,
      ...boundedStatistics.map((name) => counted(known[name])),
    ]);
  const total = (name: BoundedStatistic) => bounded[boundedStatistics.indexOf(name)]?.total ?? 0;
  const more = boundedStatistics.filter((_name, index) => bounded[index]?.at_least);
  return {
    b2bCompanies,
    b2cCompanies,
    customers,
    suppliers,
    ConfirmedFlightsBooking: total('ConfirmedFlightsBooking'),
    PendingFlightsBooking: total('PendingFlightsBooking'),
    plans: total('plans'),
    customersBooked: total('customersBooked'),
    totalAmount,
    modules,
    ...(more.length > 0 && { at_least: more }),
  };
}
