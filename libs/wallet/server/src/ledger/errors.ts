import { codeOf, Problem, type TextParams } from '@traveldesk/shared-server';

/** Reasons why the ledger refuses a movement; each is a key in this library's texts. */
export type LedgerRefusal =
  | 'insufficient_funds'
  | 'money_nothing'
  | 'currency_mismatch'
  | 'account_closed'
  | 'hold_resolved'
  | 'hold_not_owned'
  | 'hold_exceeded'
  | 'refund_exceeded'
  | 'split_differs'
  | 'earnings_short'
  | 'amount_too_small'
  | 'conversion_gains'
  | 'already_reversed'
  | 'not_reversible'
  | 'ledger_stopped'
  | 'ledger_unchecked';

/** Temporary refusals: the request is valid and can be repeated after the ledger's next check. */
const away: ReadonlySet<LedgerRefusal> = new Set(['ledger_stopped', 'ledger_unchecked']);

/** Nothing was moved. `fields` puts the message at a field of the form. */
export class LedgerError extends Problem {
  constructor(
    override readonly code: LedgerRefusal,
    details: { params?: TextParams; fields?: Record<string, string> } = {},
  ) {
    super(away.has(code) ? 503 : 422, code, details);
    this.name = 'LedgerError';
  }
}

/** Converts violated database rules to `LedgerError`s; other errors pass unchanged. */
export async function asLedgerErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === notEnough) throw new LedgerError('insufficient_funds');
    if (constraintOf(error) === 'ledger_hold_ends_once') throw new LedgerError('hold_resolved');
    if (constraintOf(error) === 'ledger_transfers_once_reverses_id')
      throw new LedgerError('already_reversed');
    throw error;
  }
}

const notEnough = 'LG001';

function constraintOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint)
    : null;
}
