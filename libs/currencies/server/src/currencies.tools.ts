import { toolsOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import { recentRateAuthors } from './exchange-rates.sql';
import type { AskForRates } from './waiting-rates';

/** Whether money has moved, which fixes the platform currency. */
type MoneyHasMoved = (db: Db) => Promise<boolean>;

/** Returns `userId` and those of the accounts that count as the same person. */
type AccountsAsOne = (db: Db | Tx, userId: string, accounts: readonly string[]) => Promise<string[]>;

/** The module's per-process state. */
interface CurrencyTools {
  /** Checks of other domains. */
  moved: MoneyHasMoved[];
  /** Creates a request to approve rates; provided by a domain above. */
  askForRates?: AskForRates;
  /** Finds accounts of one person; provided by a domain above, as this one does not know users. */
  accountsAsOne?: AccountsAsOne;
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    currencies: CurrencyTools;
  }
}

/**
 * Registers a check whether money has moved, after which the platform currency is fixed. It runs while the settings are locked, so the
 * first movement must call `holdPlatformCurrency` in its own transaction.
 */
export function registerMovedMoney(kernel: Kernel, hasMoved: MoneyHasMoved): void {
  toolsOf(kernel, 'currencies').moved.push(hasMoved);
}

/**
 * Registers how rates are submitted for approval, since currencies cannot import approvals. The registering domain calls `enactRates` on
 * approval and `dropRates` on refusal or withdrawal. `accountsAsOne` joins the accounts of one person. Throws on a second registration.
 */
export function registerRateApproval(
  kernel: Kernel,
  askForRates: AskForRates,
  accountsAsOne?: AccountsAsOne,
): void {
  const tools = toolsOf(kernel, 'currencies');
  if (tools.askForRates) throw new Error('Two domains accept approval requests for exchange rates.');
  tools.askForRates = askForRates;
  if (accountsAsOne) tools.accountsAsOne = accountsAsOne;
}

/** Returns the accounts of one person that entered rates within a week, and `userId`. */
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
