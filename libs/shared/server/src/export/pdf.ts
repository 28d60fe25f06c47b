import type { PdfDocument } from '@traveldesk/shared-documents';
import { recordEvent } from '../change';
import { timeZoneOf } from '../http/time-zone';
import { Problem } from '../problem';
import type { ExportCall } from './file';
import { takeFileTurn } from './file-turn';

interface PdfFile {
  /** The kind of record in the audit trail: `transaction`. */
  entity: string;
  /** The request, as the audit trail stores it. */
  query: Readonly<Record<string, unknown>>;
  /** Reads the document's content. Throws if there is no such document. */
  document: () => Promise<PdfDocument>;
}

/**
 * Returns a document as PDF, recorded in the audit trail before it is made (SECURITY 52). It takes one of the few turns for files, so that
 * one caller's documents do not delay all others. None is made for a caller who disconnected while waiting or whose session or permission
 * ended (SECURITY 26, 27). Instants are in the caller's time zone.
 */
export async function exportPdf(call: ExportCall, { entity, query, document }: PdfFile): Promise<Buffer> {
  const { gone, end } = await takeFileTurn(call);
  try {
    const made: PdfDocument = { timeZone: timeZoneOf(call), ...(await document()) };
    await recordEvent(call, { entity, id: 'export', action: 'export', after: { ...query, format: 'pdf' } });
    const pdf = await call.server.kernel.typesetter.renderPdf(made, gone);
    // If the database does not answer, access is assumed to continue.
    const isAllowed = await call.server.isStillAllowed(call).catch(() => true);
    if (!isAllowed) throw new Problem(401, 'unauthenticated');
    return pdf;
  } finally {
    end();
  }
}
