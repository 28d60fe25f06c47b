import { demoPassword } from '@traveldesk/auth-server';
import type { Config } from '@traveldesk/shared-server';
import { demoEmails } from '@traveldesk/users-server';
import { isLoopback } from './loopback';

/** Returns the start's last output: the address and, with demo data, the demo users (DESIGN 1). */
export function greeting(address: string, { demoData, host }: Pick<Config, 'demoData' | 'host'>): string {
  const ready = `\n  Traveldesk is ready: ${address}\n\n`;
  if (!demoData) return ready;
  const signIns = `  Sign in as ${Object.values(demoEmails).join(', ')}\n  with the password ${demoPassword}\n\n`;
  return isLoopback(host) ? ready + signIns : ready + signIns + exposed(host);
}

/** Returns the warning about demo users, whose passwords are public. */
function exposed(host: string): string {
  const line = '!'.repeat(78);
  return [
    `  ${line}`,
    `  ANYBODY WHO REACHES ${host} CAN SIGN IN AS ADMINISTRATOR, with the password above.`,
    '  Set HOST=127.0.0.1, or start on an empty database with DEMO_DATA=false.',
    `  ${line}\n\n`,
  ].join('\n');
}
