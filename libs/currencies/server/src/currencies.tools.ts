import { toolsOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import { recentRateAuthors } from './exchange-rates.sql';
import type { AskForRates } from './waiting-rates';

/** Whether money has moved in the platform's currency, so that it stays what it is. */
type MoneyHasMoved = (db: Db) => Promise<boolean>;

/** Returns `userId` and those of the accounts that count as the same person. */
type AccountsAsOne = (db: Db | Tx, userId: string, accounts: readonly string[]) => Promise<string[]>;

/** What currencies keep in one process. */
interface CurrencyTools {
  /** What other domains know of moved money. */
  moved: MoneyHasMoved[];
  /** How a domain above takes requests to approve rates. */
  askForRates?: AskForRates;
  /** Joins accounts of one person. A domain above provides it, since currencies know no users. */
  accountsAsOne?: AccountsAsOne;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    currencies: CurrencyTools;
  }
}

/**
 * Says when the platform's currency may no longer change: a domain that moves money registers it where it contributes to
 * others. It is asked while the settings are held, so whoever makes the first movement takes `holdPlatformCurrency` in the
 * same transaction.
 */
export function registerMovedMoney(kernel: Kernel, hasMoved: MoneyHasMoved): void {
  toolsOf(kernel, 'currencies').moved.push(hasMoved);
}

/**
 * Says how a second person is asked to approve rates: approvals stand above currencies. Whoever registers it calls `enactRates` when a
 * request is approved, and `dropRates` when it is declined or taken back. It also joins the accounts of one person. Throws where two domains do.
 */
export function registerRateApproval(
  kernel: Kernel,
  askForRates: AskForRates,
  accountsAsOne?: AccountsAsOne,
): void {
  const tools = toolsOf(kernel, 'currencies');
  if (tools.askForRates) throw new Error('Two domains take requests to approve exchange rates.');
  tools.askForRates = askForRates;
  if (accountsAsOne) tools.accountsAsOne = accountsAsOne;
}

/** The accounts of one person that have entered rates lately, `userId` among them. */
export async function rateAccounts(
  db: Db | Tx,
  userId: string,
  kernel: Pick<Kernel, 'tools'>,
): Promise<readonly string[]> {
  const join = toolsOf(kernel, 'currencies').accountsAsOne;
  return join ? join(db, userId, await recentRateAuthors(db)) : [userId];
}

export async function moneyHasMoved(db: Db, kernel: Pick<Kernel, 'tools'>): Promise<boolean> {
  for (const hasMoved of toolsOf(kernel, 'currencies').moved) if (await hasMoved(db)) return true;
  return false;
}
