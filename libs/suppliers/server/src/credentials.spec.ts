import { createSecrets } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { resealCredentials } from './credentials';
import { last4, startSupplierApi, token, type SupplierApi } from './testing/supplier-api';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const first = `first:${key(1)}`;
const second = `second:${key(2)}`;

describeOnDatabase("a supplier's credentials", (makeApi) => {
  let suppliers: SupplierApi;

  beforeAll(async () => {
    suppliers = await startSupplierApi(makeApi, { secretKey: first });
  });

  /** Everything the database holds of a supplier and its history, as text. */
  async function stored(id: string): Promise<string> {
    const { db } = suppliers.api.kernel;
    const row = await db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst();
    const entries = await db.selectFrom('audit_entries').selectAll().where('entity_id', '=', id).execute();
    return JSON.stringify({ row, entries });
  }

  const sealedOf = async (id: string) => {
    const { db } = suppliers.api.kernel;
    const row = await db
      .selectFrom('suppliers')
      .select('credentials')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.credentials ?? null;
  };

  const put = (id: string, change: object) => {
    const { credentials: _, ...rest } = suppliers.duffel;
    return suppliers.call('PUT', `/suppliers/${id}`, { ...rest, ...change });
  };

  it('are stored only encrypted, with the name of the key', async () => {
    const { id, credentials } = await suppliers.create({ key: 'sealed' });
    expect(credentials).toEqual({ set: true, set_at: expect.any(String), last4 });
    expect(await stored(id)).not.toContain(token.slice(0, -4));
    const sealed = await sealedOf(id);
    expect(sealed).toMatch(/^v1\.first\./);
    expect(createSecrets(first).open(sealed ?? '', `suppliers/${id}/credentials`)).toBe(token);
  });

  it('are in no answer', async () => {
    const { id } = await suppliers.create({ key: 'written' });
    const answers = [
      await suppliers.call('GET', `/suppliers/${id}`),
      await suppliers.call('GET', '/suppliers'),
      await suppliers.call('GET', `/suppliers/${id}/history`),
      await put(id, { key: 'written', credentials: token }),
      await suppliers.call('POST', '/suppliers', { ...suppliers.duffel, key: 'written' }),
      await suppliers.call('DELETE', `/suppliers/${id}`),
    ];
    for (const { body } of answers) {
      expect(body).not.toContain(token);
      expect(body).not.toContain('v1.first');
    }
  });

  it('stay if omitted, change if sent, and are deleted by null', async () => {
    const { id } = await suppliers.create({ key: 'kept' });
    const before = await sealedOf(id);
    expect((await put(id, { key: 'kept', name: 'Renamed' })).statusCode).toBe(200);
    expect(await sealedOf(id)).toBe(before);

    await put(id, { key: 'kept', credentials: 'another_token_Zz99' });
    expect(await suppliers.read(id)).toMatchObject({ credentials: { set: true, last4: 'Zz99' } });
    expect(await sealedOf(id)).not.toBe(before);

    await put(id, { key: 'kept', credentials: null });
    expect(await suppliers.read(id)).toMatchObject({
      credentials: { set: false, set_at: null, last4: null },
    });
    expect(await sealedOf(id)).toBeNull();
  });

  it.each(['https://collector.example', 'https://api.duffel.com:8443', 'https://api.duffel.com/v3'])(
    'are deleted when the address becomes %s',
    async (base_url) => {
      const { id } = await suppliers.create({
        key: `moved-${Buffer.from(base_url).toString('hex').slice(-30)}`,
      });
      const { key } = await suppliers.read(id);
      const kept = await suppliers.call('GET', `/suppliers/${id}/credentials`);
      expect(kept.json()).toEqual({ own: true, companies: 0 });
      const moved = await put(id, { key, base_url });
      expect(moved.statusCode).toBe(200);
      expect(moved.json()).toMatchObject({
        data: { credentials: { set: false, set_at: null, last4: null } },
      });
      expect(await sealedOf(id)).toBeNull();
      expect((await suppliers.call('GET', `/suppliers/${id}/credentials`)).json()).toMatchObject({
        own: false,
      });
      const { data } = (await suppliers.call('GET', `/suppliers/${id}/history`)).json();
      expect(data[0].changes).toContainEqual({ field: 'credentials', before: `…${last4}`, after: null });
    },
  );

  it('can be entered again with another address, and stay with the same one', async () => {
    const { id } = await suppliers.create({ key: 'anew' });
    const there = { key: 'anew', base_url: 'https://collector.example' };
    const moved = await put(id, { ...there, credentials: 'another_token_Zz99' });
    expect(moved.json()).toMatchObject({ data: { credentials: { set: true, last4: 'Zz99' } } });
    expect((await put(id, { ...there, base_url: 'https://COLLECTOR.example/' })).json()).toMatchObject({
      data: { base_url: 'https://collector.example', credentials: { set: true, last4: 'Zz99' } },
    });
  });

  it('cannot be moved without a fresh sign-in, but everything else can change', async () => {
    const { id } = await suppliers.create({ key: 'stale' });
    const headers = await suppliers.api.signIn({ permissions: ['update_suppliers'], fresh: false });
    const { credentials: _, ...rest } = suppliers.duffel;
    const change = (more: object) =>
      suppliers.api.inject({
        method: 'PUT',
        url: `/api/v1/suppliers/${id}`,
        headers,
        payload: { ...rest, key: 'stale', ...more },
      });
    const refused = await change({ base_url: 'https://collector.example' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'fresh_sign_in_required']);
    expect(await suppliers.read(id)).toMatchObject({
      base_url: 'https://api.duffel.com',
      credentials: { set: true },
    });
    expect((await change({ name: 'Renamed' })).statusCode).toBe(200);
  });

  it('do not open in the row of another supplier', async () => {
    const mine = await suppliers.create({ key: 'mine' });
    const other = await suppliers.create({ key: 'yours' });
    const { db } = suppliers.api.kernel;
    await db
      .updateTable('suppliers')
      .set({ credentials: await sealedOf(mine.id) })
      .where('id', '=', other.id)
      .execute();
    const answer = await suppliers.call('POST', `/suppliers/${other.id}/test`);
    expect(answer.json()).toMatchObject({ data: { outcome: 'credentials_lost' } });
  });

  it('are re-encrypted with the newest key; the old one is then not needed', async () => {
    const { id } = await suppliers.create({ key: 'rotated' });
    const { kernel } = suppliers.api;
    const both = createSecrets(`${second},${first}`);
    const { resealed, lost } = await resealCredentials(kernel, both);
    expect(resealed).toBeGreaterThan(0);
    // The one that was copied into another row is lost, and stops nobody else.
    expect(lost).toBe(1);
    const sealed = (await sealedOf(id)) ?? '';
    expect(sealed).toMatch(/^v1\.second\./);
    expect(createSecrets(second).open(sealed, `suppliers/${id}/credentials`)).toBe(token);
    expect(await suppliers.read(id)).toMatchObject({ version: 1, credentials: { last4 } });
    expect(await resealCredentials(kernel, both)).toEqual({ resealed: 0, lost: 1 });
  });
});
