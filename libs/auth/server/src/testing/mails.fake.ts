import type { Mail } from '@traveldesk/shared-server';
import type { TestApi } from './given.fake';

const patience = 15_000;

/** Returns the `count`th mail to an address, waiting for the outbox, which is polled every second. */
export async function mailTo(api: TestApi, email: string, count = 1): Promise<Mail> {
  const found = () => api.mails.filter((mail) => mail.to === email)[count - 1];
  const end = Date.now() + patience;
  while (!found() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  const mail = found();
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

export function tokenIn({ text }: Pick<Mail, 'text'>): string {
  return /#token=([\w-]{43})\b/.exec(text)?.[1] ?? '';
}
