import type { Call } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';

/**
 * A call on a public route whose caller has just proved who they are, for the audit trail: by password
 * (`tokenId` is then the new session), or by a link from their mailbox.
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
