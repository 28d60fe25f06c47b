import { invalid, toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { Viewer } from './scope';

/** A company whose currency is to change, by the one it has until then. */
export interface CurrencyMove {
  id: string;
  from: string;
}

/** What another domain keeps of a company's money. The company is locked while it is asked. */
export interface KeptMoney {
  /** Whether money has moved, so that the company's currency stays what it is (DESIGN 5). */
  hasMoved(tx: Tx, companyId: string): Promise<boolean>;
  /** Takes out what was set in a currency before any money moved in it; of all currencies, where none is named. */
  removeUnused(tx: Tx, record: Recorder, actor: Viewer, unused: { id: string; from?: string }): Promise<void>;
}

/** What companies keep in one process. */
export interface CompanyTools {
  keptMoney: KeptMoney[];
}

declare module '@traveldesk/shared-server' {
  interface ModuleTools {
    companies: CompanyTools;
  }
}

/** Says what a domain keeps of companies' money; called where it contributes to others. */
export function registerKeptMoney(kernel: Kernel, money: KeptMoney): void {
  toolsOf(kernel, 'companies').keptMoney.push(money);
}

/** Throws a 422 at the currency where money has moved in it; what was only set in it goes. */
export async function moveCurrency(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  move: CurrencyMove,
  kernel: Pick<Kernel, 'tools'>,
): Promise<void> {
  for (const domain of toolsOf(kernel, 'companies').keptMoney) {
    if (await domain.hasMoved(tx, move.id)) throw invalid({ currency: 'company_currency_fixed' });
    await domain.removeUnused(tx, record, actor, move);
  }
}

/** Takes out what is kept of a company that never had any money, before it is deleted. */
export async function removeUnusedMoney(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  id: string,
  kernel: Pick<Kernel, 'tools'>,
): Promise<void> {
  for (const domain of toolsOf(kernel, 'companies').keptMoney) {
    await domain.removeUnused(tx, record, actor, { id });
  }
}
