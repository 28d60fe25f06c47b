import { defaultPerPage } from '@traveldesk/shared-contract';
import { keep, readKept } from '../device/device';

/** The numbers of rows that a page of a list can have. */
export const pageSizes = [defaultPerPage, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export function pageSizeOf(text: string | null): PageSize | undefined {
  return pageSizes.find((size) => String(size) === text);
}

const keyOf = (path: string) => `rows:${path}`;

/** Returns the page size that the user has chosen for the list at `path`. */
export function usualPageSize(path: string): PageSize {
  return pageSizeOf(readKept(keyOf(path))) ?? defaultPerPage;
}

/** Stores the chosen page size on this device, for each list by its path. */
export function keepPageSize(path: string, size: PageSize): void {
  keep(keyOf(path), String(size));
}
