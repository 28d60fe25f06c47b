import { useSession } from '@traveldesk/shared-web';
import { enoughReaders, walletReaders } from '@traveldesk/wallet-contract';

/** Whether the user may see balances. */
export function useMaySeeMoney(): boolean {
  return useHoldsOneOf(walletReaders);
}

/** Whether the user may ask if a company's money is enough, without amounts. */
export function useMayAskEnough(): boolean {
  return useHoldsOneOf(enoughReaders);
}

function useHoldsOneOf(wanted: readonly string[]): boolean {
  const { permissions } = useSession();
  return wanted.some((permission) => permissions.includes(permission));
}
