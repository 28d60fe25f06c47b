import { issuerOf } from '@traveldesk/companies-server';
import type { BookingDocument } from '@traveldesk/bookings-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { inFileTurn, wordsOf, type Actor, type Kernel } from '@traveldesk/shared-server';
import { readBooking } from '../record/booking';
import type { Receipt } from '../bookings.tables';
import { productOf } from '../product/product';
import { canceledAt } from '../record/history.sql';
import type { BookingAddress } from '../product/product-routes';
import { seenBooking } from '../scope';
import { requireDocument } from '../record/available-documents';

interface Printed {
  address: BookingAddress;
  language: Language;
  /** The number of the receipt; null where none is printed. */
  receipt: Receipt | null;
}

export interface PaperFile {
  kind: BookingDocument;
  pdf: Buffer;
}

/** Returns a document of a booking in the caller's sight. Throws a 404, and the errors of `requireDocument`. */
export async function bookingPaper(
  kernel: Pick<Kernel, 'db' | 'tools' | 'texts'>,
  actor: Actor,
  { address, kind, language, receipt }: Printed & { kind: BookingDocument },
): Promise<PdfDocument> {
  const record = await seenBooking(kernel, address, actor, 'read');
  const product = productOf(kernel, record);
  requireDocument(kind, product, record);
  const booking = await readBooking(kernel, address, actor, language);
  const made = { at: new Date(booking.now), by: actor.name };
  return product.paper(kind, {
    booking,
    issuer: await issuerOf(kernel.db, record.company_id, language),
    receipt: kind === 'receipt' ? receipt : null,
    canceledAt: kind === 'cancellation' ? await canceledAt(kernel.db, address.id) : null,
    language,
    say: wordsOf(kernel.texts, 'bookings', language),
    made,
  });
}

/** Renders documents of a booking as files, within the limited slots for file exports. Throws a 503 where too many callers wait for one. */
export async function paperFiles(
  kernel: Pick<Kernel, 'db' | 'tools' | 'texts' | 'typesetter' | 'exports'>,
  actor: Actor,
  { kinds, ...printed }: Printed & { kinds: Iterable<BookingDocument> },
): Promise<PaperFile[]> {
  return inFileTurn(kernel, actor.userId, async () => {
    const files: PaperFile[] = [];
    for (const kind of kinds) {
      const paper = await bookingPaper(kernel, actor, { ...printed, kind });
      files.push({ kind, pdf: await kernel.typesetter.renderPdf(paper) });
    }
    return files;
  });
}
