import { breakpoints, useMediaQuery } from '@traveldesk/shared-web';
import { pageButtons } from './pages';

const small = `(max-width: ${breakpoints.sm - 0.02}px)`;

/** Returns the number of pages that have a button at this width. */
export function usePageButtons(): number {
  return useMediaQuery(small) ? pageButtons.small : pageButtons.wide;
}
