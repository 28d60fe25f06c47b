import { minorUnits } from '@traveldesk/shared-contract';
import type { TestApi } from '@traveldesk/shared-testing/server';

/** The euros that a staff member may move alone in a day. */
export async function limitOfDay({ kernel }: TestApi, amount: string): Promise<void> {
  const limit = minorUnits({ amount, currency: 'EUR' });
  await kernel.db.updateTable('wallet_settings').set({ deposit_limit: limit, currency: 'EUR' }).execute();
}
