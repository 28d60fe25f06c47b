import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { registerHoldOwner, type OwnedHold } from '../ledger/hold-owners';
import { hold, release } from '../ledger/hold';
import { addWallet, euros, ledgerOf, walletModules } from '../testing/wallet-api';
import { runLedgerCheck } from './run-check';

describeOnDatabase('the holds of a domain that counts on them', (makeApi) => {
  let api: TestApi;
  let nile: string;
  /** What the domain believes. */
  let counted: OwnedHold[];
  const own = { kind: 'excursion', id: newId() };
  const describe = async () => new Map<string, never>();
  const place = (owner = own) => {
    const input = { companyId: nile, amount: euros('5.00'), owner, reference: null, expiresAt: null };
    return ledgerOf(api).run(hold, input);
  };
  const found = async () => (await runLedgerCheck(api.kernel, 'new')).faults.map(({ fault }) => fault);

  beforeAll(async () => {
    api = await makeApi({ modules: walletModules });
    registerHoldOwner(api.kernel, { kind: own.kind, openHolds: async () => counted, describe });
    nile = await addWallet(api, 'Nile', '100.00');
  });

  it('are whole where it counts on just those that are open; those of other kinds are not its own', async () => {
    const [one, other] = [await place(), await place()];
    await place({ kind: 'booking', id: newId() });
    counted = [one, other].map((holdId) => ({ holdId, ownerId: own.id }));
    expect(await found()).toEqual([]);
  });

  it('are not where one is open that it does not know, or knows as another record’s', async () => {
    const holdId = await place();
    const before = counted;
    expect(await found()).toEqual(['hold_unowned']);
    counted = [...before, { holdId, ownerId: newId() }];
    expect(await found()).toEqual(['hold_unowned']);
    counted = [...before, { holdId, ownerId: own.id }];
    expect(await found()).toEqual([]);
  });

  it('are not where it counts on one that was let go, or that never was', async () => {
    const [last] = counted.slice(-1);
    if (!last) throw new Error('Nothing is counted on.');
    await ledgerOf(api).run(release, { holdId: last.holdId, owner: own });
    expect(await found()).toEqual(['hold_missing']);
    counted = [...counted.slice(0, -1), { holdId: newId(), ownerId: own.id }];
    expect(await found()).toEqual(['hold_missing']);
    await expect(ledgerOf(api).pay(nile, euros('1.00'))).rejects.toMatchObject({ code: 'ledger_stopped' });
    counted = counted.slice(0, -1);
    expect(await found()).toEqual([]);
    await ledgerOf(api).pay(nile, euros('1.00'));
  });

  it('belong to one domain, and books whose owner does not answer are unchecked', async () => {
    const again = { kind: own.kind, openHolds: async () => counted, describe };
    expect(() => registerHoldOwner(api.kernel, again)).toThrow(
      'The holds of excursion have an owner already.',
    );
    const away = { kind: 'away', openHolds: () => Promise.reject(new Error('away')), describe };
    registerHoldOwner(api.kernel, away);
    await expect(found()).rejects.toThrow('away');
    await expect(ledgerOf(api).pay(nile, euros('1.00'))).rejects.toMatchObject({ code: 'ledger_unchecked' });
  });
});
