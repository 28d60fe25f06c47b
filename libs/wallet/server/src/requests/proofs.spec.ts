import { sql } from 'kysely';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, depositBody, euros, personOf, walletModules } from '../testing/wallet-api';
import { addProof, forgetUnusedProofs } from './proofs';

const slip = Buffer.from('%PDF-1.7\n%a deposit slip');
const file = { name: 'slip.pdf', content: slip.toString('base64') };

/** Proofs left by earlier uploads. */
function leaveProofs({ kernel }: TestApi, count: number, of: { companyId: string; authorId?: string }) {
  const author = of.authorId ? sql`${of.authorId}::uuid` : sql`gen_random_uuid()`;
  return sql`
    insert into deposit_proofs (id, company_id, name, type, bytes, author_id)
    select gen_random_uuid(), ${of.companyId}, 'slip.pdf', 'application/pdf', '%PDF-', ${author}
    from generate_series(1, ${sql.lit(count)})`.execute(kernel.db);
}

describeOnDatabase('the proof of a waiting request', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
  });

  it.each([
    ['deposit', 'approve_deposits'],
    ['adjustments', 'approve_adjustments'],
  ])('of %s is shown to the approver, who may open its file', async (call, permission) => {
    const id = await addWallet(api, 'Proved');
    const author = await personOf(api, { permissions: ['add_deposits', 'adjust_wallets'] });
    const saved = await author('POST', `/companies/${id}/deposit-proofs`, {
      name: 'slip of May.pdf',
      content: slip.toString('base64'),
    });
    const proofId = saved.body.data.id;
    const asked = await author(
      'POST',
      `/companies/${id}/${call}`,
      call === 'deposit'
        ? depositBody('50000.00', { proof_id: proofId })
        : {
            amount: euros('5.00'),
            direction: 'in',
            reason: 'Paid twice',
            reference: null,
            proof_id: proofId,
          },
    );
    expect(asked.body.data.status).toBe('requested');
    // The permission to decide suffices, because the approver must see the proof.
    const second = await personOf(api, { permissions: [permission, 'show_approvals'] });
    const { body: shown } = await second('GET', `/approvals/${asked.body.data.approval_id}`);
    expect(shown.evidence).toEqual({
      name: 'slip of May.pdf',
      url: `/companies/${id}/deposit-proofs/${proofId}`,
    });
    const file = await second('GET', shown.evidence.url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.raw.equals(slip)).toBe(true);
    const other = await personOf(api, { permissions: ['show_approvals'] });
    expect((await other('GET', shown.evidence.url)).status).toBe(403);
    // The proof stays with the resulting transaction.
    expect((await second('POST', `/approvals/${asked.body.data.approval_id}/approve`, {})).status).toBe(200);
    const reader = await personOf(api, { permissions: ['show_transactions'] });
    const { body: rows } = await reader('GET', `/transactions?company_id=${id}`);
    const { body: made } = await reader('GET', `/transactions/${rows.data[0].transaction_id}`);
    expect(made.proof).toMatchObject({ id: proofId, company_id: id, name: 'slip of May.pdf' });
  });

  it('is kept while the request waits, and deleted if no request used it', async () => {
    const id = await addWallet(api, 'Kept');
    const author = await personOf(api, { permissions: ['add_deposits'] });
    const upload = async () => {
      return (await author('POST', `/companies/${id}/deposit-proofs`, file)).body.data.id as string;
    };
    const [waits, posted, unused] = [await upload(), await upload(), await upload()];
    for (const [amount, proof_id] of [
      ['50000.00', waits],
      ['5.00', posted],
    ] as const)
      expect(
        (await author('POST', `/companies/${id}/deposit`, depositBody(amount, { proof_id }))).status,
      ).toBe(200);
    const kept = async () =>
      (
        await api.kernel.db.selectFrom('deposit_proofs').select('id').where('company_id', '=', id).execute()
      ).map((proof) => proof.id);
    await forgetUnusedProofs(api.kernel.db, new Date(Date.now() - dayMs));
    expect(await kept()).toEqual(expect.arrayContaining([waits, posted, unused]));
    await forgetUnusedProofs(api.kernel.db, new Date(Date.now() + dayMs));
    expect((await kept()).sort()).toEqual([waits, posted].sort());
  });

  it('of another company is refused', async () => {
    const [one, other] = [await addWallet(api, 'One'), await addWallet(api, 'Other')];
    const author = await personOf(api, { permissions: ['add_deposits'] });
    const saved = await author('POST', `/companies/${other}/deposit-proofs`, file);
    const asked = await author(
      'POST',
      `/companies/${one}/deposit`,
      depositBody('50000.00', { proof_id: saved.body.data.id }),
    );
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([422, ['proof_id']]);
  });

  it('is refused to a user with 20 unused proofs, over all companies', async () => {
    const [one, other] = [await addWallet(api, 'First'), await addWallet(api, 'Second')];
    const author = await personOf(api, { permissions: ['add_deposits'] });
    await leaveProofs(api, 19, { companyId: one, authorId: author.id });
    const upload = (by = author, id = other) => by('POST', `/companies/${id}/deposit-proofs`, file);
    const last = await upload();
    expect(last.status).toBe(200);
    for (const id of [one, other])
      expect(await upload(author, id)).toMatchObject({
        status: 422,
        body: { code: 'proof_limit', message: expect.stringContaining('At most 20 are kept per person') },
      });
    const second = await personOf(api, { permissions: ['add_deposits'] });
    expect((await upload(second)).status).toBe(200);
    // A used proof no longer counts, whether its movement is posted or waits.
    for (const [amount, proof_id] of [
      ['5.00', last.body.data.id],
      ['50000.00', null],
    ] as const) {
      const used = proof_id ?? (await upload()).body.data.id;
      const deposit = depositBody(amount, { proof_id: used });
      expect((await author('POST', `/companies/${other}/deposit`, deposit)).status).toBe(200);
    }
    expect((await upload()).status).toBe(200);
    expect((await upload()).body.code).toBe('proof_limit');
  });

  it.each([
    ['fr', /Au plus 20 .* 100 par société/],
    ['ar', /20 لكل شخص و100 لكل شركة/],
  ] as const)('is refused for a company with 100 unused proofs, in %s too', async (language, said) => {
    const id = await addWallet(api, 'Full');
    await leaveProofs(api, 100, { companyId: id });
    const author = await personOf(api, { permissions: ['add_deposits'] });
    const spoken = { 'accept-language': language };
    const refused = await author('POST', `/companies/${id}/deposit-proofs`, file, spoken);
    expect(refused).toMatchObject({ status: 422, body: { code: 'proof_limit' } });
    expect(refused.body.message).toMatch(said);
    const elsewhere = await addWallet(api, 'Empty');
    expect((await author('POST', `/companies/${elsewhere}/deposit-proofs`, file)).status).toBe(200);
  });
});

describe('proofs that several processes store at the same time', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: walletModules, database: 'postgres' });
  });
  afterAll(() => api.close());

  /** Uploads as separate processes would; within one process uploads take turns. */
  async function uploadAtOnce(of: { companyId: string; userId: string }[]) {
    const results = await Promise.allSettled(
      of.map(({ companyId, userId }) =>
        systemChange(api.kernel, (tx, record) =>
          addProof(tx, record, { userId, type: 'staff', companyId: null } as never, { companyId, ...file }),
        ),
      ),
    );
    return results.map((one) => (one.status === 'fulfilled' ? 'kept' : one.reason.code)).sort();
  }
  const one = ['kept', 'proof_limit', 'proof_limit', 'proof_limit', 'proof_limit'];

  it('are limited to 20 for one user', async () => {
    const companies = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => addWallet(api, name)));
    const { id: userId } = await personOf(api);
    await leaveProofs(api, 19, { companyId: companies[0] ?? '', authorId: userId });
    expect(await uploadAtOnce(companies.map((companyId) => ({ companyId, userId })))).toEqual(one);
  });

  it('are limited to 100 for one company', async () => {
    const companyId = await addWallet(api, 'Many');
    await leaveProofs(api, 99, { companyId });
    expect(await uploadAtOnce(one.map(() => ({ companyId, userId: newId() })))).toEqual(one);
  });
});
