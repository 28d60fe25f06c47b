import { convertSum } from '@traveldesk/currencies-contract';
import { platformCurrency, ratesBetween } from '@traveldesk/currencies-server';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { sumSalesInSteps, type ReportReader, type SalesFilters, type SalesSums } from './sales.sql';
import { noSales, type Sales } from './sales';

export interface PlatformTotal {
  currency: string;
  /** Null if any currency has no rate: a partial sum must not look like the total. */
  sales: Sales | null;
  withoutRate: string[];
}

/**
 * All sales in the platform's currency: each posting at the rate that was in force at that moment, at any age, and each sum rounded once.
 */
export async function inPlatformCurrency(
  tx: Tx,
  byCurrency: ReadonlyMap<string, Sales>,
  filters: SalesFilters,
  reader: ReportReader,
): Promise<PlatformTotal> {
  const currency = await platformCurrency(tx);
  const own = byCurrency.get(currency) ?? noSales;
  const tickets = [...byCurrency.values()].reduce((sum, sales) => sum + sales.tickets, 0);
  const others = [...byCurrency.keys()].filter((other) => other !== currency);
  if (others.length === 0) return { currency, sales: own, withoutRate: [] };
  const steps = await ratesBetween(tx, others, currency, { since: filters.begin, until: filters.end });
  const instants = steps.map(({ since }) => since);
  const sums = await sumSalesInSteps(tx, { except: currency, instants }, filters, reader);
  const rateOf = ({ step, currency: from }: (typeof sums)[number]) => steps[step - 1]?.rates.get(from);
  const withoutRate = [...new Set(sums.filter((sum) => !rateOf(sum)).map((sum) => sum.currency))].sort();
  if (withoutRate.length > 0) return { currency, sales: null, withoutRate };
  const total = (part: keyof SalesSums) => {
    const parts = sums.flatMap((sum) => {
      const rate = rateOf(sum);
      return rate ? [{ minor: BigInt(sum[part]), rate }] : [];
    });
    return own[part] + minorUnits(convertSum(parts, currency));
  };
  const sales = {
    tickets,
    sales: total('sales'),
    refunds: total('refunds'),
    net: total('net'),
    margin: total('margin'),
  };
  return { currency, sales, withoutRate };
}
