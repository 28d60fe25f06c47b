import { boundedStatistics, type BoundedStatistic, type Statistics } from '@traveldesk/dashboard-contract';
import { toolsOf, type Actor, type Count, type Db, type Kernel } from '@traveldesk/shared-server';

/** Counts one thing, of what the caller may see and nothing else (SECURITY 37). */
export type Statistic<Value> = (db: Db, actor: Actor) => Promise<Value>;

/** What grows without end says whether there is more than it has counted. */
export type StatisticsContribution = {
  [Name in Exclude<keyof Statistics, 'at_least'>]?: Statistic<
    Name extends BoundedStatistic ? Count : Statistics[Name]
  >;
};

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
