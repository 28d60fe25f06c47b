import { toolsOf, type Db, type Kernel } from '@traveldesk/shared-server';

/** Whether money has moved in the platform's currency, so that it stays what it is. */
type MoneyHasMoved = (db: Db) => Promise<boolean>;

/** What currencies keep in one process. */
interface CurrencyTools {
  /** What other domains know of moved money. */
  moved: MoneyHasMoved[];
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

export async function moneyHasMoved(db: Db, kernel: Pick<Kernel, 'tools'>): Promise<boolean> {
  for (const hasMoved of toolsOf(kernel, 'currencies').moved) if (await hasMoved(db)) return true;
  return false;
}
