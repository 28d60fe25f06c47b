import type { Sandbox } from '../context';
import { SupplierError } from '../http/errors';
import { Store } from '../state/store';
import { findAccount, type Account } from '../training/accounts';
import { Later } from './later';

const account = findAccount('duffel_test_training_quick') as Account;
const body = { type: 'hold', selected_offers: ['off_1'], passengers: [] } as never;

/** A failing accepted order; `find` runs when the order is executed, `tell` when its failure is reported. */
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

describe('an accepted order that cannot be executed', () => {
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

  it('for an unknown reason has failed, is reported, and is not tried at the next start', () => {
    const { store, told } = accepted({ find: broken });
    expect(() => jest.advanceTimersByTime(200)).not.toThrow();
    expect(told).toMatchObject([
      { type: 'order.creation_failed', object: { offer_id: 'off_1', code: 'airline_unknown' } },
    ]);
    expect(store.list('pending')).toEqual([]);
    expect(written).toHaveBeenCalledWith(expect.stringContaining('a fault of the program'));
  });

  it('stops nothing, even where its failure cannot be reported', () => {
    const { store, told } = accepted({ find: broken, tell: broken });
    expect(() => jest.advanceTimersByTime(200)).not.toThrow();
    expect([told, store.list('pending')]).toEqual([[], []]);
  });

  it("for the supplier's own reason has failed for that one, without a log entry", () => {
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
