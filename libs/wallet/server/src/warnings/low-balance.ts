import { sql } from 'kysely';
import {
  defaultLanguage,
  inEachLanguage,
  moneyOf,
  moneyText,
  type Language,
} from '@traveldesk/shared-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { createTask, settleTasks } from '@traveldesk/tasks-server';
import type { MovementAuthor } from '../ledger/post';
import '../wallet.tables';

interface Low {
  id: string;
  company_id: string;
  name: string;
  email: string;
  language: Language | null;
  currency: string;
  available: number | bigint;
  threshold: number | bigint;
}

/** A company has no language of its own: use the most frequent one of its users. */
const deskLanguage = sql<Language | null>`(
  select users.language from users where users.company_id = companies.id and users.status = 'active'
  group by users.language order by count(*) desc, users.language limit 1)`;

const available = sql<number | bigint>`accounts.balance + accounts.credit_limit - accounts.held`;

interface Round {
  /** On a restored copy: only wallets last moved before then. Their mails are parked, as the original may have sent them. */
  parkedBefore?: Date;
}

/**
 * Warns each company whose wallet fell below its threshold by a mail and a task, once until it recovers. Returns the number of warnings.
 */
export async function warnOfLowBalances(
  tx: Tx,
  record: Recorder,
  _actor: MovementAuthor,
  { texts, mail }: Pick<Kernel, 'texts' | 'mail'>,
  { parkedBefore }: Round = {},
): Promise<number> {
  const low = await fallen(tx, parkedBefore);
  for (const wallet of low) {
    await markWarned(tx, wallet.id, true);
    const { currency, name: company } = wallet;
    const money = moneyOf(wallet.available, currency);
    await createTask(tx, record, null, {
      cause: { kind: 'company', id: wallet.company_id, reason: `low_balance_${currency}` },
      type: 'low_balance',
      title: inEachLanguage((language) => {
        const amount = moneyText(money, language);
        return texts.text('wallet', 'titles.low_balance', language, { company, amount });
      }),
      client_id: wallet.company_id,
      project: 'Wallet',
    });
    const language = wallet.language ?? defaultLanguage;
    const said = {
      company,
      amount: moneyText(money, language),
      threshold: moneyText(moneyOf(wallet.threshold, currency), language),
    };
    const text = (key: string) => texts.text('wallet', `mails.${key}`, language, said);
    await mail.send(
      {
        to: wallet.email,
        language,
        subject: text('low_balance_subject'),
        text: text('low_balance_text'),
      },
      { tx, parked: parkedBefore !== undefined },
    );
  }
  await settleRisen(tx, record);
  return low.length;
}

async function fallen(tx: Tx, before?: Date): Promise<Low[]> {
  return tx
    .selectFrom('ledger_accounts as accounts')
    .innerJoin('companies', 'companies.id', 'accounts.company_id')
    .select(['accounts.id', 'accounts.company_id', 'companies.name', 'companies.email', 'accounts.currency'])
    .select(deskLanguage.as('language'))
    .select([available.as('available'), sql<number | bigint>`accounts.threshold`.as('threshold')])
    .where('accounts.kind', '=', 'wallet')
    .where('accounts.warned', '=', false)
    .where(sql<boolean>`${available} < accounts.threshold`)
    .where(sql<boolean>`coalesce(accounts.last_at < ${before ?? null}, true)`)
    .orderBy('accounts.id')
    .forUpdate('accounts')
    .execute();
}

/** Closes the tasks of wallets that recovered or no longer have a threshold. */
async function settleRisen(tx: Tx, record: Recorder): Promise<void> {
  const risen = await tx
    .selectFrom('ledger_accounts as accounts')
    .select(['accounts.id', 'accounts.company_id', 'accounts.currency'])
    .where('accounts.warned', '=', true)
    .where(sql<boolean>`coalesce(${available} >= accounts.threshold, true)`)
    .orderBy('accounts.id')
    .forUpdate()
    .execute();
  for (const { id, company_id: companyId, currency } of risen) {
    await markWarned(tx, id, false);
    await settleTasks(tx, record, null, {
      kind: 'company',
      id: companyId,
      reason: `low_balance_${currency}`,
    });
  }
}

async function markWarned(tx: Tx, id: string, warned: boolean): Promise<void> {
  await tx.updateTable('ledger_accounts').set({ warned }).where('id', '=', id).execute();
}
