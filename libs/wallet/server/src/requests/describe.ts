import type { ApprovalDescription, ApprovalRequest } from '@traveldesk/approvals-server';
import type { ApprovalFact } from '@traveldesk/approvals-contract';
import {
  inEachLanguage,
  moneyOf,
  moneyText,
  type Language,
  type Money,
  type Translated,
} from '@traveldesk/shared-contract';
import type { Db, Texts, Tx } from '@traveldesk/shared-server';
import { walletPaths } from '@traveldesk/wallet-contract';
import { walletsOf } from '../wallets/wallets.sql';

/** Returns a request's title from this library's texts; `to` is the converted amount. */
export function titleOf(
  texts: Texts,
  key: string,
  { amount, to, company }: { amount: Money; to?: Money; company: string },
): Translated {
  return inEachLanguage((language) => {
    const params = { amount: moneyText(amount, language), to: to ? moneyText(to, language) : '', company };
    return texts.text('wallet', `titles.${key}`, language, params);
  });
}

/** Describes the effect of approving on the wallet. */
export async function approvalEffectOf(
  db: Db | Tx,
  texts: Texts,
  { companyId, amount }: Pick<ApprovalRequest, 'companyId' | 'amount'>,
  { key, language, to }: { key: string; language: Language; to?: Money },
): Promise<string> {
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return texts.text('wallet', `effects.${key}`, language, {
    amount: amount ? moneyText(amount, language) : '',
    to: to ? moneyText(to, language) : '',
    company: company?.name ?? '',
  });
}

/** Converts facts by label key to a list, without nulls. */
export function factsOf(
  texts: Texts,
  language: Language,
  facts: Record<string, ApprovalFact['value'] | null>,
): ApprovalFact[] {
  return Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ label: texts.text('wallet', `facts.${key}`, language), value }] : [],
  );
}

export const textFact = (text: string | null) => (text === null ? null : { type: 'text' as const, text });
export const codeFact = (text: string | null) => (text === null ? null : { type: 'code' as const, text });

/** Returns the amount available now. */
export async function availableFact(db: Db | Tx, companyId: string | null, currency: string | undefined) {
  if (companyId === null || currency === undefined) return null;
  const wallet = (await walletsOf(db, companyId)).find((row) => row.currency === currency);
  const available = wallet ? wallet.balance + wallet.creditLimit - wallet.held : 0n;
  return { type: 'money' as const, money: moneyOf(available, currency) };
}

/** Returns the proof uploaded with a request. */
export async function evidenceOf(
  db: Db | Tx,
  { companyId, evidenceId }: Pick<ApprovalRequest, 'companyId' | 'evidenceId'>,
): Promise<ApprovalDescription['evidence']> {
  if (evidenceId === null || companyId === null) return null;
  const proof = await db
    .selectFrom('deposit_proofs')
    .select(['id', 'name'])
    .where('id', '=', evidenceId)
    .executeTakeFirst();
  return proof ? { name: proof.name, url: walletPaths.proofFile(companyId, proof.id) } : null;
}
