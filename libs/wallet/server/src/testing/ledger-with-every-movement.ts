import { newId } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { changeLimit } from '../ledger/limits';
import { release } from '../ledger/hold';
import { convert, transfer } from '../ledger/move';
import { capture } from '../ledger/payment';
import { refund } from '../ledger/refund';
import { reverse } from '../ledger/reverse';
import { addWallet, euros, ledgerOf } from './wallet-api';

/** Creates a ledger with every type of movement and one open hold. */
export async function ledgerWithEveryMovement(api: TestApi) {
  const { run, owner, pay, hold } = ledgerOf(api);
  const nile = await addWallet(api, 'Busy Nile');
  const delta = await addWallet(api, 'Busy Delta', '50.00');
  await run(changeLimit, { companyId: nile, limit: euros('500.00'), reason: 'Trusted' });
  const bounced = await pay(nile, euros('10.00'));
  await pay(nile, euros('100.00'));
  await run(reverse, { transactionId: bounced, reason: 'Bounced' });
  const [taken, let_go] = [await hold(nile, euros('30.00')), await hold(nile, euros('20.00'))];
  const paymentId = await run(capture, { holdId: taken, owner, amount: euros('25.00') });
  await run(release, { holdId: let_go, owner });
  await run(refund, { paymentId, amount: euros('5.00') });
  const move = { amount: euros('7.00'), reference: 'M-1', note: null };
  await run(transfer, { fromCompanyId: nile, toCompanyId: delta, ...move });
  // One company's payment earns money for the other.
  const sold = await hold(delta, euros('11.00'));
  const earnings = [{ companyId: nile, amount: euros('0.50') }];
  const split = { net: euros('9.00'), income: euros('1.50'), earnings };
  const soldId = await run(capture, { holdId: sold, owner, split });
  const back = {
    net: euros('4.00'),
    income: euros('0.75'),
    earnings: [{ companyId: nile, amount: euros('0.25') }],
  };
  await run(refund, { paymentId: soldId, amount: euros('5.00'), split: back });
  const rate = {
    from: 'EUR',
    to: 'USD',
    at: '2026-11-23T00:00:00.000Z',
    legs: [
      {
        id: newId(),
        base: 'EUR',
        quote: 'USD',
        rate: '1.1',
        valid_from: '2026-11-20T00:00:00.000Z',
        source: 'manual' as const,
      },
    ],
  };
  const newest = await run(convert, { companyId: nile, amount: euros('10.00'), rate, note: null });
  await run(changeLimit, { companyId: nile, limit: euros('400.00'), reason: 'Less' });
  const open = await hold(nile, euros('3.00'));
  return { nile, delta, paymentId, newest, taken, open };
}

export type Books = Awaited<ReturnType<typeof ledgerWithEveryMovement>>;
