import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The newest mail to an address, as text; without a mail server the product writes its mails as files. */
export async function mailTo(address: string): Promise<string> {
  const folder = path.join(process.env.PRODUCT_DATA_DIR ?? '', 'mail');
  const find = () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const mails = names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
    return mails.filter((mail) => mail.includes(address)).at(-1);
  };
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  return plain(find() ?? '');
}

/** Decodes quoted-printable, so that a link is whole. */
function plain(mail: string): string {
  const whole = mail.replace(/=\r?\n/g, '');
  return whole.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
