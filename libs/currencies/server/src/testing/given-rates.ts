import { systemChange } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { insertRates, type NewRate, type RateRow } from '../exchange-rates.sql';

type Given = Pick<NewRate, 'quote' | 'rate'> & Partial<NewRate>;

/** Rates that are in force without anybody having been asked: how much of `quote` one `base`, or a euro, is. */
export function givenRates(api: Pick<TestApi, 'kernel'>, ...given: Given[]): Promise<RateRow[]> {
  const rest = { base: 'EUR', valid_from: new Date(), source: 'manual', author_id: null } as const;
  return systemChange(api.kernel, (tx) =>
    insertRates(
      tx,
      given.map((rate) => ({ ...rest, ...rate })),
    ),
  );
}
