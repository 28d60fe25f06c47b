import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addCompany } from '@traveldesk/shared-testing/server';
import { callerOf, type Caller } from '@traveldesk/wallet-server/testing';
import { newId } from '@traveldesk/shared-server';
import { bookingsModules } from '../testing/bookings-api.fake';

describeOnDatabase('the settings of bookings', (makeApi) => {
  let api: TestApi;
  let staff: Caller;
  let companyId: string;
  beforeAll(async () => {
    api = await makeApi({ modules: bookingsModules });
    staff = callerOf(api, await api.signIn({ permissions: ['update_booking_settings', 'update_companies'] }));
    companyId = await addCompany(api, { name: 'Nile Travel', currency: 'EUR' });
  });

  const given = {
    document_days: 60,
    hold_warning_minutes: 120,
    tight_connection_minutes: 45,
    house_margin_hours: 12,
    reference_hours: 72,
    refund_days: 10,
  };

  it('have defaults, require the latest version to change, and have a history', async () => {
    const first = await staff('GET', '/booking-settings');
    expect(first.body).toEqual({
      document_days: 30,
      hold_warning_minutes: 240,
      tight_connection_minutes: 60,
      house_margin_hours: 24,
      reference_hours: 48,
      refund_days: 14,
      version: 1,
    });
    const put = (body: object, version: string) =>
      staff('PUT', '/booking-settings', body, { 'if-match': version });
    expect(await put(given, '"1"')).toMatchObject({ status: 200, body: { data: { ...given, version: 2 } } });
    expect((await put(given, '"1"')).status).toBe(412);
    expect(await put({ ...given, document_days: 0 }, '"2"')).toMatchObject({
      status: 422,
      body: { fields: { document_days: expect.any(String) } },
    });
    const { body } = await staff('GET', '/booking-settings/history');
    expect(body).toMatchObject({ total: 1 });
    expect(JSON.stringify(body)).toContain('document_days');
  });

  it('of a company say who pays for orders by the company’s own access', async () => {
    const path = `/companies/${companyId}/booking-settings`;
    expect((await staff('GET', path)).body).toEqual({ own_access_charge: 'total', version: 0, waiting: [] });
    const why = { reason: 'It pays its supplier itself' };
    const put = (charge: string, version: string, caller = staff) =>
      caller('PUT', path, { own_access_charge: charge, ...why }, { 'if-match': version });
    const without = await staff('PUT', path, { own_access_charge: 'markup' });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['reason']]);
    // The change takes less from the wallet, so it waits for a second person; meanwhile the wallet pays the
    // full price.
    expect(await put('markup', '"0"')).toMatchObject({
      status: 200,
      body: { data: { own_access_charge: 'total', version: 0, waiting: [{ field: 'own_access_charge' }] } },
    });
    expect((await put('markup', '"0"')).status).toBe(422);
    expect((await put('total', '"0"')).body.data).toMatchObject({ own_access_charge: 'total', version: 1 });
    expect((await put('total', '"0"')).status).toBe(412);
    expect((await put('nothing', '"1"')).status).toBe(422);
    const { total, data } = (await staff('GET', `${path}/history`)).body;
    expect([total, data[0].changes]).toEqual([1, [{ field: 'reason', before: null, after: why.reason }]]);
    const own = callerOf(
      api,
      await api.signIn({ type: 'company', companyId, permissions: ['update_companies'] }),
    );
    expect((await own('GET', `${path}/history`)).body.data).toMatchObject([{ changes: [] }]);
    const other = await addCompany(api, { name: 'Delta Tours', currency: 'EUR' });
    const stranger = callerOf(
      api,
      await api.signIn({ type: 'company', companyId: other, permissions: ['update_companies'] }),
    );
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await put('total', '"1"', stranger)).status).toBe(404);
    expect((await stranger('GET', `${path}/history`)).status).toBe(404);
    expect((await staff('GET', `/companies/${newId()}/booking-settings`)).status).toBe(404);
  });

  it('of a company are read by its own users, but changed only by the platform', async () => {
    const id = await addCompany(api, { name: 'Cairo Trips', currency: 'EUR' });
    const path = `/companies/${id}/booking-settings`;
    const permissions = ['update_companies'];
    const own = callerOf(api, await api.signIn({ type: 'company', companyId: id, permissions }));
    const put = (caller: Caller) =>
      caller('PUT', path, { own_access_charge: 'markup', reason: 'Agreed' }, { 'if-match': '"0"' });
    expect(await put(own)).toMatchObject({
      status: 422,
      body: { fields: { own_access_charge: 'Only the platform’s staff can set this.' } },
    });
    expect((await own('GET', path)).body).toMatchObject({ own_access_charge: 'total', version: 0 });
    expect((await own('GET', `${path}/history`)).body.total).toBe(0);
    expect((await put(staff)).status).toBe(200);
    expect((await own('GET', path)).body).toEqual({ own_access_charge: 'total', version: 0, waiting: [] });
  });

  it('require a permission', async () => {
    const reader = callerOf(api, await api.signIn({ permissions: ['show_bookings'] }));
    for (const path of [
      '/booking-settings',
      '/booking-settings/history',
      `/companies/${companyId}/booking-settings`,
    ]) {
      expect([path, (await reader('GET', path)).status]).toEqual([path, 403]);
      expect((await api.inject({ url: `/api/v1${path}` })).statusCode).toBe(401);
    }
  });
});
