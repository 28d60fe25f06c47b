import { useSession } from '@traveldesk/shared-web';
import { enoughReaders, walletReaders } from '@traveldesk/wallet-contract';

/** Whether the user may see how much money a company has. */
export function useMaySeeMoney(): boolean {
  return useHoldsOneOf(walletReaders);
}

/** Whether the user may learn that a company's money is enough, which says nothing of how much there is. */
export function useMayAskEnough(): boolean {
  return useHoldsOneOf(enoughReaders);
}

function useHoldsOneOf(wanted: readonly string[]): boolean {
  const { permissions } = useSession();
  return wanted.some((permission) => permissions.includes(permission));
}
