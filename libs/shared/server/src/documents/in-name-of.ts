import type { Mail } from '../mail';

/** Characters that could end a header, or change the order in which a name is read. */
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * Returns the mail in the name of a company: its name beside the platform's address, because mail servers accept no other, and answers go to
 * the company. A mail of the platform stays as it is.
 */
export function inNameOf(mail: Mail, { name, email }: { name: string; email: string | null }): Mail {
  if (email === null) return mail;
  return { ...mail, sender: { name: name.replace(unsafe, ' ').trim(), replyTo: email } };
}
