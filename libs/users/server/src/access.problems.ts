import { Problem } from '@traveldesk/shared-server';
import type { AccessRefusal } from './access.rules';

export function problemOf(refusal: AccessRefusal): Problem {
  switch (refusal.code) {
    case 'last_administrator':
      return new Problem(422, refusal.code);
    case 'administrators_only':
      return new Problem(403, refusal.code);
    case 'permission_not_held':
      return new Problem(403, refusal.code, {
        params: { permission: refusal.permission },
        permissions: [refusal.permission],
      });
  }
}
