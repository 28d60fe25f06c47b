import type { Mail } from '@traveldesk/shared-server';
import type { TestApi } from './given.fake';

const patience = 15_000;

/** The mail to an address that came as the `count`th; the outbox is looked at once a second. */
export async function mailTo(api: TestApi, email: string, count = 1): Promise<Mail> {
  const found = () => api.mails.filter((mail) => mail.to === email)[count - 1];
  const end = Date.now() + patience;
  while (!found() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  const mail = found();
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

/** The secret of the link in a mail. */
export function tokenIn({ text }: Pick<Mail, 'text'>): string {
  return /#token=([\w-]{43})\b/.exec(text)?.[1] ?? '';
}
