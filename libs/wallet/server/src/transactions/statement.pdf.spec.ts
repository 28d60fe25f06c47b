import { sql } from 'kysely';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { textsOf } from '@traveldesk/shared-documents/testing';
import { deposit } from '../ledger/deposit';
import { hold } from '../ledger/hold';
import { capture } from '../ledger/payment';
import { addWallet, callerOf, euros, ledgerOf, walletModules, type Caller } from '../testing/wallet-api';

const noon = (date: string) => new Date(`${date}T12:00:00.000Z`);
const november = 'currency=EUR&from=2026-11-01&to=2026-11-30';

describe('a statement as PDF', () => {
  let api: TestApi;
  let staff: Caller;
  let nile: string;
  let delta: string;

  /** October: 1,250.50 paid in. November: 30 of it spent. */
  beforeAll(async () => {
    api = await startTestApi({ modules: walletModules });
    staff = callerOf(api, await api.signIn({ name: 'Layla Hassan', permissions: ['export_transactions'] }));
    const { run, owner } = ledgerOf(api);
    [nile, delta] = [await addWallet(api, 'شركة النيل'), await addWallet(api, '#panic("x") *Delta*')];
    await run(deposit, {
      companyId: nile,
      amount: euros('1250.50'),
      method: 'bank',
      reference: 'TT-100',
      receivedOn: '2026-10-01',
      note: null,
      proofId: null,
      at: noon('2026-10-01'),
    });
    const held = { companyId: nile, amount: euros('40.00'), owner, reference: 'PNR123', expiresAt: null };
    const holdId = await run(hold, { ...held, at: noon('2026-10-20') });
    await run(capture, { holdId, owner, amount: euros('30.00'), at: noon('2026-11-05') });
  });

  afterAll(() => api.close());

  const read = async (query: string, language = 'en', companyId = nile, caller = staff) => {
    const path = `/companies/${companyId}/statement/pdf?${query}`;
    const { raw, ...answer } = await caller('GET', path, undefined, { 'accept-language': language });
    return { ...answer, text: answer.status === 200 ? (await textsOf(raw)).join(' ') : '' };
  };

  it('has the opening balance, the entries and the closing balance of the ledger', async () => {
    const { status, headers, text } = await read(november);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe('attachment; filename="statement.pdf"');
    expect(text).toContain('Statement');
    expect(text).toContain('First day 1 Nov 2026 Last day 30 Nov 2026');
    expect(text).toContain('Opening balance EUR 1,250.50');
    expect(text).toContain('5 Nov 2026 Payment PNR123 30.00 1,220.50');
    expect(text).toContain('Total credit EUR 0.00 Total debit EUR 30.00 Closing balance EUR 1,220.50');
    expect(text).toContain('by Layla Hassan');
    expect((await read('currency=EUR&from=2026-10-01&to=2026-10-31')).text).toContain(
      'Deposit – Bank transfer',
    );
  });

  it.each([
    ['fr', 'Relevé', 'Solde final 1 220,50 EUR', '5 nov. 2026 Paiement'],
    ['ar', 'كشف حساب', 'شركة النيل', 'دفعة'],
  ])('is in the caller’s language: %s', async (language, ...expected) => {
    const { text } = await read(november, language);
    for (const shown of expected) expect(text).toContain(shown);
  });

  it('says that nothing happened, and prints a name with markup literally', async () => {
    const { text } = await read(november, 'en', delta);
    expect(text).toContain('No transactions in this period.');
    expect(text).toContain('#panic("x") *Delta*');
  });

  it('is recorded in the audit trail', async () => {
    await read(november);
    const { rows } = await sql<{ after: { format?: string; company_id?: string } }>`
      select after from audit_entries where action = 'export' and entity = 'transaction' order by id desc limit 1
    `.execute(api.kernel.db);
    expect(rows[0]?.after).toMatchObject({ format: 'pdf', company_id: nile, currency: 'EUR' });
  });

  it('is not sent if the session ends while it is made', async () => {
    const headers = await api.signIn({ permissions: ['export_transactions'] });
    const { typesetter } = api.kernel;
    const set = jest.spyOn(typesetter, 'renderPdf').mockImplementation(async () => {
      api.signOut(headers);
      return Buffer.from('%PDF-1.7');
    });
    expect(await read(november, 'en', nile, callerOf(api, headers))).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    set.mockRestore();
  });

  it('refuses an invalid period, and answers for a company out of sight as for an unknown one', async () => {
    const refused = await read('currency=EUR&from=2026-11-30&to=2026-11-01');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['to']]);
    const owner = callerOf(
      api,
      await api.signIn({ type: 'company', companyId: delta, permissions: ['export_transactions'] }),
    );
    expect((await read(november, 'en', nile, owner)).status).toBe(404);
    expect((await read(november, 'en', delta, owner)).status).toBe(200);
    const reader = callerOf(api, await api.signIn({ permissions: ['show_transactions'] }));
    expect((await read(november, 'en', nile, reader)).status).toBe(403);
  });
});
