import type { TokenEnd } from '@traveldesk/companies-contract';
import type { CompanyStatusChanged, Recorder, Tx, UserChange, UserChanged } from '@traveldesk/shared-server';
import type { Viewer } from '../companies/scope';
import { auditedToken } from './tokens';
import {
  activeTokensAround,
  activeTokensBy,
  activeTokensOutOfReach,
  revokeToken,
  type ActiveToken,
} from './tokens.sql';

/**
 * Ends what somebody made as who they were: with a move to another company or type, and with a suspension. A token is
 * refused without this too, as each call asks who the maker is now; this is what makes it stay ended, and be seen as such.
 */
export const endTokensOfMaker: UserChanged = async (tx, record, change) => {
  if (isAnother(change))
    await end(tx, record, await activeTokensBy(tx, change.after.id, new Date()), 'maker');
};

function isAnother({ before, after }: UserChange): boolean {
  return before.type !== after.type || before.companyId !== after.companyId || after.status === 'suspended';
}

/** Ends the tokens of a company that is suspended, or was, and those that its people have made for companies below (ADR 100). */
export const endTokensOfCompany: CompanyStatusChanged = async (tx, record, companyId) => {
  const tokens = await activeTokensAround(tx, companyId, new Date());
  const own = tokens.filter((one) => one.company_id === companyId);
  await end(tx, record, own, 'company');
  await end(
    tx,
    record,
    tokens.filter((one) => !own.includes(one)),
    'maker',
  );
};

/** Ends the tokens of a company that has moved, and of all below it, whose makers' company is not above them any more. */
export async function endTokensOutOfReach(
  tx: Tx,
  record: Recorder,
  _actor: Viewer,
  companyId: string,
): Promise<void> {
  await end(tx, record, await activeTokensOutOfReach(tx, companyId, new Date()), 'maker');
}

async function end(tx: Tx, record: Recorder, tokens: readonly ActiveToken[], ended: TokenEnd): Promise<void> {
  const at = new Date();
  for (const { company_id: companyId, token } of tokens) {
    await revokeToken(tx, token.id, { at, ended });
    record({
      entity: 'company',
      id: companyId,
      action: 'update',
      before: { api_token: auditedToken(token) },
    });
  }
}
