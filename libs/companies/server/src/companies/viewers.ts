import { companyViewers } from '@traveldesk/companies-contract';
import { Problem } from '@traveldesk/shared-server';
import type { Viewer } from './scope';

/** True when the caller sees a company in full; false when they only look it up by name (`companyReaders`). */
export function seesDetails({ permissions }: Pick<Viewer, 'permissions'>): boolean {
  return companyViewers.some((permission) => permissions.has(permission));
}

/** Throws a 403 for callers who only look companies up. */
export function requireDetails(viewer: Pick<Viewer, 'permissions'>): void {
  if (seesDetails(viewer)) return;
  throw new Problem(403, 'forbidden', {
    params: { permission: companyViewers.join(', ') },
    permissions: companyViewers,
  });
}
