import type { Money } from '@traveldesk/shared-contract';
import { invalid, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { DepositMethod } from '@traveldesk/wallet-contract';
import { lockAccounts } from './accounts';
import { openCompany, requireCurrency } from './company';
import { post, type MovementAuthor } from './post';
import { positiveMinor } from './positive';

export interface Deposit {
  companyId: string;
  amount: Money;
  method: DepositMethod;
  reference: string | null;
  receivedOn: string;
  note: string | null;
  proofId: string | null;
  /** The request that a second person approved. */
  approvalId?: string;
  at?: Date;
}

/** Credits received money to a company's wallet (TRAVEL-RULES 35). Returns the transaction's id. */
export async function deposit(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Deposit,
): Promise<string> {
  const { companyId, amount, method, reference, receivedOn, note, proofId, approvalId, at } = input;
  await checkDeposit(tx, input);
  const { currency } = amount;
  const [wallet, received] = await lockAccounts(tx, [
    { companyId, currency, kind: 'wallet' },
    { companyId, currency, kind: 'received' },
  ]);
  const minor = positiveMinor(amount);
  return post(tx, record, actor, {
    type: 'deposit',
    sides: [
      { account: wallet, amount: minor },
      { account: received, amount: -minor },
    ],
    method,
    reference,
    received_on: receivedOn,
    note,
    proof_id: proofId,
    approval_id: approvalId,
    at,
  });
}

/** Validates a deposit, posted or requested: throws for a suspended company, a currency without a wallet, or another company's proof. */
export async function checkDeposit(
  tx: Tx,
  { companyId, amount, proofId }: Pick<Deposit, 'companyId' | 'amount' | 'proofId'>,
): Promise<void> {
  const { currency: own } = await openCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency: amount.currency });
  await requireProof(tx, companyId, proofId);
}

/** Throws unless the proof belongs to this company. */
export async function requireProof(tx: Tx, companyId: string, proofId: string | null): Promise<void> {
  if (proofId === null) return;
  const proof = await tx
    .selectFrom('deposit_proofs')
    .select('id')
    .where('id', '=', proofId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!proof) throw invalid({ proof_id: 'proof_unknown' });
}
