import type { CompanyMoneyHooks } from '@traveldesk/companies-server';
import { moneyOf } from '@traveldesk/shared-contract';
import { plainText } from '../money-text';
import '../wallet.tables';

/**
 * Tells the companies library whether money has moved: the first entry or hold fixes a company's currency (DESIGN 5). Until then a wallet
 * is just a credit limit in that currency, and is removed with it.
 */
export const ledgerMoney: CompanyMoneyHooks = {
  hasMoved: async (tx, companyId) => {
    const used = await tx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('company_id', '=', companyId)
      .where(({ or, eb }) =>
        or([
          eb('version', '>', 0),
          eb('id', 'in', (from) => from.selectFrom('ledger_holds').select('account_id')),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return used !== undefined;
  },
  removeUnused: async (tx, record, _actor, { id, from }) => {
    const unused = await tx
      .selectFrom('ledger_accounts')
      .select(['id', 'currency', 'credit_limit'])
      .where('company_id', '=', id)
      .where('version', '=', 0)
      .where('id', 'not in', (holds) => holds.selectFrom('ledger_holds').select('account_id'))
      .$if(from !== undefined, (accounts) => accounts.where('currency', '=', from ?? ''))
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id: accountId, currency, credit_limit: limit } of unused) {
      await tx.deleteFrom('ledger_accounts').where('id', '=', accountId).execute();
      if (BigInt(limit) === 0n || from === undefined) continue;
      const before = { credit_limit: plainText(moneyOf(limit, currency)) };
      record({ entity: 'company', id, action: 'update', before, after: { credit_limit: null } });
    }
  },
};
