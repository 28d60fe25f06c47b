import type { UserChange, UserChanged } from '@traveldesk/shared-server';
import { auditedToken } from './tokens';
import { activeTokensBy, revokeToken } from './tokens.sql';

/**
 * Ends what somebody made as who they were: with a move to another company or type, and with a suspension. A token is
 * refused without this too, as each call asks who the maker is now; this is what makes it stay ended, and be seen as such.
 */
export const endTokensOfMaker: UserChanged = async (tx, record, change) => {
  if (!isAnother(change)) return;
  const now = new Date();
  for (const { company_id: companyId, token } of await activeTokensBy(tx, change.after.id, now)) {
    await revokeToken(tx, token.id, now);
    record({
      entity: 'company',
      id: companyId,
      action: 'update',
      before: { api_token: auditedToken(token) },
    });
  }
};

function isAnother({ before, after }: UserChange): boolean {
  return before.type !== after.type || before.companyId !== after.companyId || after.status === 'suspended';
}
