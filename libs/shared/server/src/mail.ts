import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import { directionOf, type Language } from '@traveldesk/shared-contract';
import type { Config } from './config/config';
import type { Tx } from './database';
import { newId } from './ids';
import type { Jobs } from './jobs/jobs';
import type { Secrets } from './secrets/secrets';

export interface Mail {
  to: string;
  /** Determines the language and direction of the HTML part. */
  language: Language;
  subject: string;
  text: string;
  html?: string;
  /** The name shown beside the platform's address, and the address for answers (`inNameOf`). */
  sender?: { name: string; replyTo: string };
  /** Attached files, with `content` in base64. They are stored encrypted, like the text. */
  attachments?: readonly Attachment[];
}

interface Attachment {
  filename: string;
  /** `application/pdf` */
  type: string;
  content: string;
}

export interface Mailer {
  /**
   * Puts the mail into the outbox. It is sent after the transaction commits, and never if it does not; without a transaction it is queued
   * when this resolves. A parked mail waits for a decision (docs/adr/0051).
   */
  send(mail: Mail, options?: { tx?: Tx; parked?: boolean }): Promise<void>;
}

/** Delivers a mail; rejects if the server refuses it. */
export interface Deliver {
  (mail: Mail): Promise<void>;
  /** Closes the connections to the server. */
  close?(): void;
}

/** Maximum concurrent deliveries of one process, each on a reused connection. */
const atOnce = 4;

const outbox = 'mail';

/** A stored mail is encrypted, so that a sign-in link is not plain text in the database or its backups. */
interface SealedMail {
  sealed: string;
}

export function createMailer(jobs: Jobs, secrets: Secrets): Mailer {
  const sealed = (mail: Mail): SealedMail => ({ sealed: secrets.seal(JSON.stringify(mail), outbox) });
  return { send: (mail, options = {}) => jobs.send(outbox, sealed(mail), options) };
}

/** Starts the delivery of queued mails. */
export function startOutbox(jobs: Jobs, secrets: Secrets, deliver: Deliver): Promise<void> {
  return jobs.queue<SealedMail>(
    outbox,
    ({ sealed }) => deliver(JSON.parse(secrets.open(sealed, outbox)) as Mail),
    { retryLimit: 10, retryDelay: 5, pollSeconds: 1, concurrency: atOnce, outward: true },
  );
}

type MailConfig = Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>;

/** Delivers by SMTP to MAIL_URL; without it as .eml files in DATA_DIR/mail. */
export function deliverBy(config: MailConfig, log: FastifyBaseLogger): Deliver {
  return config.mailUrl === null ? toFile(config, log) : toServer(config, config.mailUrl);
}

function toServer(config: MailConfig, url: string): Deliver {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const deliver = async (mail: Mail) => {
    await transport.sendMail(messageOf(config, mail));
  };
  return Object.assign(deliver, { close: () => transport.close() });
}

function toFile(config: MailConfig, log: FastifyBaseLogger): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(config, mail));
    const directory = path.resolve(config.dataDir, 'mail');
    await mkdir(directory, { recursive: true });
    const file = path.join(directory, `${newId()}.eml`);
    // Readable only by the program's user, because a mail may contain a sign-in link.
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, 'mail written');
  };
}

function messageOf(
  { mailFrom }: MailConfig,
  { to, language, subject, text, html, sender, attachments = [] }: Mail,
): SendMailOptions {
  return {
    from: sender ? { name: sender.name, address: addressIn(mailFrom) } : mailFrom,
    // As an object, so that a comma or a line end adds no second address and no header.
    ...(sender && { replyTo: { name: '', address: sender.replyTo } }),
    to: { name: '', address: to },
    subject,
    text,
    html: html && `<!doctype html><html lang="${language}" dir="${directionOf(language)}">${html}</html>`,
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content,
      encoding: 'base64',
    })),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  };
}

/** Returns the address of `MAIL_FROM`, which may have a name before it. */
function addressIn(mailFrom: string): string {
  return /[^\s@<>]+@[^\s@<>]+/.exec(mailFrom)?.[0] ?? mailFrom;
}
