import { invalid, toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { Viewer } from './scope';

/** A change of a company's currency; `from` is the current one. */
export interface CurrencyMove {
  id: string;
  from: string;
}

/** Checks of another domain that stores a company's money. The company is locked during the calls. */
export interface CompanyMoneyHooks {
  /** True when money has moved, so that the company's currency is fixed (DESIGN 5). */
  hasMoved(tx: Tx, companyId: string): Promise<boolean>;
  /** Deletes what was set up in a currency in which no money has moved; in all currencies if `from` is missing. */
  removeUnused(tx: Tx, record: Recorder, actor: Viewer, unused: { id: string; from?: string }): Promise<void>;
}

/** The per-process state of the companies domain. */
export interface CompanyTools {
  moneyHooks: CompanyMoneyHooks[];
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    companies: CompanyTools;
  }
}

/** Registers a domain's checks on companies' money. Domains call it while they set up their contributions to others. */
export function registerCompanyMoneyHooks(kernel: Kernel, money: CompanyMoneyHooks): void {
  toolsOf(kernel, 'companies').moneyHooks.push(money);
}

/** Throws a 422 at `currency` when money has moved; otherwise deletes unused set-up in the old currency. */
export async function moveCurrency(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  move: CurrencyMove,
  kernel: Pick<Kernel, 'tools'>,
): Promise<void> {
  for (const domain of toolsOf(kernel, 'companies').moneyHooks) {
    if (await domain.hasMoved(tx, move.id)) throw invalid({ currency: 'company_currency_fixed' });
    await domain.removeUnused(tx, record, actor, move);
  }
}

/** Deletes the money set-up of a company that never had any money, before the company is deleted. */
export async function removeUnusedMoney(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  id: string,
  kernel: Pick<Kernel, 'tools'>,
): Promise<void> {
  for (const domain of toolsOf(kernel, 'companies').moneyHooks) {
    await domain.removeUnused(tx, record, actor, { id });
  }
}
