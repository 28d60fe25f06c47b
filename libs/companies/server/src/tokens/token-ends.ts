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
 * Ends a user's tokens when the user is suspended or changes company or type. Each call checks the maker anyway; this makes the end
 * permanent and visible.
 */
export const endTokensOfMaker: UserChanged = async (tx, record, change) => {
  if (isAnother(change))
    await end(tx, record, await activeTokensBy(tx, change.after.id, new Date()), 'maker');
};

function isAnother({ before, after }: UserChange): boolean {
  return before.type !== after.type || before.companyId !== after.companyId || after.status === 'suspended';
}

/** Ends the tokens of a suspended or reactivated company, and those that its users made for companies below (ADR 100). */
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

/** After a company has moved, ends tokens in its subtree whose makers' company is no longer above them. */
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
