import { demoPassword } from '@traveldesk/auth-server';
import { demoEmails } from '@traveldesk/users-server';

/** What the start prints last: the address and, with demo data, who can sign in there (DESIGN 1). */
export function greeting(address: string, demoData: boolean): string {
  const signIns = demoData
    ? `  Sign in as ${Object.values(demoEmails).join(', ')}\n  with the password ${demoPassword}\n\n`
    : '';
  return `\n  Traveldesk is ready: ${address}\n\n${signIns}`;
}
