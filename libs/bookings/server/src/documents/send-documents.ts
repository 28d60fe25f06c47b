import type { Language } from '@traveldesk/shared-contract';
import { issuerOf } from '@traveldesk/companies-server';
import {
  inNameOf,
  mailOfDocuments,
  wordsOf,
  type Actor,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { appendHistory } from '../engine/move';
import { lockBooking } from '../engine/rows.sql';
import type { PaperFile } from './booking-paper';

export interface Papers {
  id: string;
  /** A typed address, or the lead traveler's. */
  to: string;
  language: Language;
  files: readonly PaperFile[];
  at: Date;
}

/** Queues a mail with a booking's documents. The booking's history names the recipient; the audit entry names only the documents. */
export async function sendDocuments(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { mail, texts }: Pick<Kernel, 'mail' | 'texts'>,
  { id, to, language, files, at }: Papers,
): Promise<void> {
  const { number, pnr, state, company_id: companyId } = await lockBooking(tx, id);
  const say = wordsOf(texts, 'bookings', language);
  const reference = pnr ?? number;
  const has = (wanted: PaperFile['kind']) => files.some(({ kind }) => kind === wanted);
  const isCancellation = has('cancellation');
  const subject = isCancellation ? 'cancellation' : has('voucher') ? 'voucher' : 'subject';
  const message = mailOfDocuments({
    to,
    language,
    subject: say(`mail.${subject}`, { reference }),
    paragraphs: [say('mail.text', { reference }), ...(isCancellation ? [] : [say('mail.end')])],
    files: files.map(({ kind, pdf }) => ({ name: `${kind}-${number}`, pdf })),
  });
  await mail.send(inNameOf(message, await issuerOf(tx, companyId, language)), { tx });
  await appendHistory(tx, actor, {
    bookingId: id,
    from: state,
    to: state,
    event: 'documents_sent',
    reason: to,
    at,
  });
  const documents = files.map(({ kind }) => kind);
  record({ entity: 'booking', id, action: 'documents_sent', after: { documents, language } });
}
