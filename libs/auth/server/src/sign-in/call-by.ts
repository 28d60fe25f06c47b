import type { Call } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';

/**
 * Returns a request on a public route with its caller, who has just proved their identity, for the audit trail: by password (`tokenId` is
 * then the new session), or by a link from their mailbox.
 */
export function callBy(request: Call, user: User, tokenId: string): Call {
  const { id, ip, method, url, headers, server } = request;
  return {
    id,
    ip,
    method,
    url,
    headers,
    server,
    actor: {
      userId: user.id,
      name: user.name,
      email: user.email,
      type: user.type,
      companyId: user.company_id,
      permissions: new Set(),
      language: user.language,
      passwordChanged: user.password_changed,
      tokenId,
    },
  };
}
