import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { registerHoldOwner, type OwnedHold } from '../ledger/hold-owners';
import { hold, release } from '../ledger/hold';
import { addWallet, euros, ledgerOf, walletModules } from '../testing/wallet-api';
import { runLedgerCheck } from './run-check';

describeOnDatabase('the holds that a domain expects', (makeApi) => {
  let api: TestApi;
  let nile: string;
  /** The holds that the domain expects. */
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

  it('match when it expects exactly its open ones; holds of other kinds are ignored', async () => {
    const [one, other] = [await place(), await place()];
    await place({ kind: 'booking', id: newId() });
    counted = [one, other].map((holdId) => ({ holdId, ownerId: own.id }));
    expect(await found()).toEqual([]);
  });

  it('do not match if it does not expect an open one, or expects it for another record', async () => {
    const holdId = await place();
    const before = counted;
    expect(await found()).toEqual(['hold_unowned']);
    counted = [...before, { holdId, ownerId: newId() }];
    expect(await found()).toEqual(['hold_unowned']);
    counted = [...before, { holdId, ownerId: own.id }];
    expect(await found()).toEqual([]);
  });

  it('do not match if it expects one that was released or never existed', async () => {
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

  it('belong to one domain; if a domain does not answer, the ledger is unchecked', async () => {
    const again = { kind: own.kind, openHolds: async () => counted, describe };
    expect(() => registerHoldOwner(api.kernel, again)).toThrow(
      'The holds of excursion already have an owner.',
    );
    const away = { kind: 'away', openHolds: () => Promise.reject(new Error('away')), describe };
    registerHoldOwner(api.kernel, away);
    await expect(found()).rejects.toThrow('away');
    await expect(ledgerOf(api).pay(nile, euros('1.00'))).rejects.toMatchObject({ code: 'ledger_unchecked' });
  });
});
