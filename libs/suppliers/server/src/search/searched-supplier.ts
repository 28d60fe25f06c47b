import type { SearchedSupplier } from '@traveldesk/suppliers-contract';
import type { HostPolicy } from '../call/host-policy';

/** Returns what a search says about a supplier. */
export function searchedSupplier(
  { key, name, base_url }: { key: string; name: string; base_url: string },
  policy: HostPolicy,
): SearchedSupplier {
  return { key, name, training: policy.isTraining(new URL(base_url)) };
}
