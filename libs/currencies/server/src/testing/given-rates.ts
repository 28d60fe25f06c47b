import { systemChange } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { insertRates, type NewRate, type RateRow } from '../exchange-rates.sql';

type Given = Pick<NewRate, 'quote' | 'rate'> & Partial<NewRate>;

/** Adds rates in force without approval: the amount of `quote` per `base`, by default per euro. */
export function givenRates(api: Pick<TestApi, 'kernel'>, ...given: Given[]): Promise<RateRow[]> {
  const rest = { base: 'EUR', valid_from: new Date(), source: 'manual', author_id: null } as const;
  return systemChange(api.kernel, (tx) =>
    insertRates(
      tx,
      given.map((rate) => ({ ...rest, ...rate })),
    ),
  );
}
