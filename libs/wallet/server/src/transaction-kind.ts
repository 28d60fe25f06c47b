import { addressOf } from '@traveldesk/shared-contract';
import { walletScreens } from '@traveldesk/wallet-contract/manifest/screens';
import { companyScope } from '@traveldesk/companies-server';
import type { RecordKind } from '@traveldesk/shared-server';
import { ownAccounts, walletPermissions } from '@traveldesk/wallet-contract';
import './wallet.tables';

/** A transaction linked from other domains, named by its reference or the end of its id. */
export const transactionKind: RecordKind = {
  path: (id) => addressOf(walletScreens['transactions-view'], id),
  permission: walletPermissions.list,
  names: async (db, actor, ids) => {
    const rows = await db
      .selectFrom('ledger_transfers as transfers')
      .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
      .select(['transfers.id', 'transfers.reference'])
      .distinct()
      .where('transfers.id', 'in', ids)
      .where('entries.kind', 'in', ownAccounts)
      .where(companyScope(actor)('entries.company_id'))
      .execute();
    return new Map(rows.map(({ id, reference }) => [id, reference ?? id.slice(-12)]));
  },
};
