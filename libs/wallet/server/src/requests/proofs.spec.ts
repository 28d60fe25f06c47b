import { dayMs } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { addWallet, depositBody, euros, personOf, walletModules } from '../testing/wallet-api';
import { forgetUnusedProofs } from './proofs';

const slip = Buffer.from('%PDF-1.7\n%a deposit slip');

describeOnDatabase('the proof of what waits', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
  });

  it.each([
    ['deposit', 'approve_deposits'],
    ['adjustments', 'approve_adjustments'],
  ])('of %s is shown to who decides, who may have its file', async (call, permission) => {
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
    // Nothing else: what decides must be seen by who decides.
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
    // It stays with what came of it.
    expect((await second('POST', `/approvals/${asked.body.data.approval_id}/approve`, {})).status).toBe(200);
    const reader = await personOf(api, { permissions: ['show_transactions'] });
    const { body: rows } = await reader('GET', `/transactions?company_id=${id}`);
    const { body: made } = await reader('GET', `/transactions/${rows.data[0].transaction_id}`);
    expect(made.proof).toMatchObject({ id: proofId, company_id: id, name: 'slip of May.pdf' });
  });

  it('is kept for as long as that waits, and forgotten where nothing was asked for with it', async () => {
    const id = await addWallet(api, 'Kept');
    const author = await personOf(api, { permissions: ['add_deposits'] });
    const upload = async () => {
      const file = { name: 'slip.pdf', content: slip.toString('base64') };
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

  it('of another company proves nothing', async () => {
    const [one, other] = [await addWallet(api, 'One'), await addWallet(api, 'Other')];
    const author = await personOf(api, { permissions: ['add_deposits'] });
    const upload = { name: 'slip.pdf', content: slip.toString('base64') };
    const saved = await author('POST', `/companies/${other}/deposit-proofs`, upload);
    const asked = await author(
      'POST',
      `/companies/${one}/deposit`,
      depositBody('50000.00', { proof_id: saved.body.data.id }),
    );
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([422, ['proof_id']]);
  });
});
