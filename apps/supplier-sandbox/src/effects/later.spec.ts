import type { Sandbox } from '../context';
import { SupplierError } from '../http/errors';
import { Store } from '../state/store';
import { findAccount, type Account } from '../training/accounts';
import { Later } from './later';

const account = findAccount('duffel_test_training_quick') as Account;
const body = { type: 'hold', selected_offers: ['off_1'], passengers: [] } as never;

/** The failure of an order that was accepted; `find` is what doing it comes upon, `tell` what telling of it does. */
function accepted({ find, tell = () => undefined }: { find: () => never; tell?: () => void }) {
  const store = new Store(null, () => 0);
  const told: { type: string; object: unknown }[] = [];
  const webhooks = {
    publish: (_: string, happenings: typeof told, ...changes: Parameters<Store['put']>) => {
      store.put(...changes);
      if (happenings.length > 0) tell();
      told.push(...happenings);
    },
  };
  const parts = { store, webhooks, offers: { find }, now: () => 0 } as unknown as Omit<Sandbox, 'later'>;
  const later = new Later(parts, 100);
  later.accept(account, { kind: 'order', body }, { data: {}, fails: false });
  expect(store.list('pending')).toHaveLength(1);
  return { store, told };
}

describe('what was accepted and cannot be done', () => {
  let written: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    written.mockRestore();
    jest.useRealTimers();
  });
  const broken = () => {
    throw new TypeError('a fault of the program');
  };

  it('for a reason that nobody knows has failed, is said, and is not tried at the next start', () => {
    const { store, told } = accepted({ find: broken });
    expect(() => jest.advanceTimersByTime(200)).not.toThrow();
    expect(told).toMatchObject([
      { type: 'order.creation_failed', object: { offer_id: 'off_1', code: 'airline_unknown' } },
    ]);
    expect(store.list('pending')).toEqual([]);
    expect(written).toHaveBeenCalledWith(expect.stringContaining('a fault of the program'));
  });

  it('ends nothing, also where its failure cannot be told', () => {
    const { store, told } = accepted({ find: broken, tell: broken });
    expect(() => jest.advanceTimersByTime(200)).not.toThrow();
    expect([told, store.list('pending')]).toEqual([[], []]);
  });

  it('for a reason of the supplier’s has failed for that one, which is no fault to write down', () => {
    const { store, told } = accepted({
      find: () => {
        throw new SupplierError(422, [
          { type: 'invalid_state_error', code: 'offer_expired', title: '', message: '' } as never,
        ]);
      },
    });
    jest.advanceTimersByTime(200);
    expect(told).toMatchObject([{ object: { code: 'offer_expired' } }]);
    expect(store.list('pending')).toEqual([]);
    expect(written).not.toHaveBeenCalled();
  });
});
