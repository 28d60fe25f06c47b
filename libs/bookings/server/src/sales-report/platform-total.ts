import { convertSum } from '@traveldesk/currencies-contract';
import { platformCurrency, ratesBetween } from '@traveldesk/currencies-server';
import { minorUnits } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import {
  sumExpectedInSteps,
  sumSalesInSteps,
  type ReportReader,
  type SalesFilters,
  type SalesSums,
} from './sales.sql';
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
  reader: ReportReader & { seesNet: boolean },
): Promise<PlatformTotal> {
  const { seesNet } = reader;
  const currency = await platformCurrency(tx);
  const own = byCurrency.get(currency) ?? noSales;
  const tickets = [...byCurrency.values()].reduce((sum, sales) => sum + sales.tickets, 0);
  const others = [...byCurrency.keys()].filter((other) => other !== currency);
  if (others.length === 0) return { currency, sales: own, withoutRate: [] };
  const steps = await ratesBetween(tx, others, currency, { since: filters.begin, until: filters.end });
  const instants = steps.map(({ since }) => since);
  const sums = await sumSalesInSteps(tx, { except: currency, instants }, filters, reader);
  const expected = seesNet
    ? await sumExpectedInSteps(tx, { except: currency, instants }, filters, reader)
    : [];
  const rateOf = ({ step, currency: from }: { step: number; currency: string }) =>
    steps[step - 1]?.rates.get(from);
  const withoutRate = [
    ...new Set([...sums, ...expected].filter((sum) => !rateOf(sum)).map((sum) => sum.currency)),
  ].sort();
  if (withoutRate.length > 0) return { currency, sales: null, withoutRate };
  const converted = (parts: readonly { step: number; currency: string; minor: string }[]) => {
    const rated = parts.flatMap(({ minor, ...at }) => {
      const rate = rateOf(at);
      return rate ? [{ minor: BigInt(minor), rate }] : [];
    });
    return minorUnits(convertSum(rated, currency));
  };
  const total = (part: keyof SalesSums) =>
    own[part] + converted(sums.map((sum) => ({ step: sum.step, currency: sum.currency, minor: sum[part] })));
  const sales = {
    tickets,
    sales: total('sales'),
    refunds: total('refunds'),
    net: total('net'),
    margin: total('margin'),
    expected: own.expected + converted(expected.map(({ expected: minor, ...at }) => ({ ...at, minor }))),
  };
  return { currency, sales, withoutRate };
}
