import { folded } from '@traveldesk/shared-contract';

/** A reference as it is searched: letters and digits alone, so `999-4543403362` is `999 4543403362`. */
export function referenceKey(reference: string): string {
  return folded(reference).replace(/[^\p{L}\p{N}]/gu, '');
}
