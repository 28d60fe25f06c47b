import { dayMs } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startSupplierApi } from '../testing/supplier-api';
import { forgetCalls, insertCall } from './supplier-calls.sql';

describeOnDatabase('records of calls', (makeApi) => {
  it('are kept for a month, also without flights', async () => {
    const { db } = (await startSupplierApi(makeApi)).api.kernel;
    await insertCall(db, {
      id: newId(),
      supplier_id: newId(),
      company_id: null,
      purpose: 'search',
      reference: null,
      attempt: 1,
      started_at: new Date(),
      duration_ms: 5,
      http_status: 200,
      outcome: 'ok',
      supplier_request_id: null,
      bytes: 2,
    });
    const kept = async (days: number) => {
      await forgetCalls(db, new Date(Date.now() + days * dayMs));
      return (await db.selectFrom('supplier_call_records').select('id').execute()).length;
    };
    expect([await kept(30), await kept(32)]).toEqual([1, 0]);
  });
});
