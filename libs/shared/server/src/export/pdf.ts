import type { PdfDocument } from '@traveldesk/shared-documents';
import { recordEvent } from '../change';
import { Problem } from '../problem';
import type { ExportCall } from './file';
import { takeFileTurn } from './file-turn';

interface PdfFile {
  /** What the audit trail calls what is in it: `transaction`. */
  entity: string;
  /** What was asked for, as the audit trail keeps it. */
  query: Readonly<Record<string, unknown>>;
  /** Reads what the document says. Throws when there may be no such document. */
  document: () => Promise<PdfDocument>;
}

/**
 * A document as PDF, noted in the audit trail before it is made (SECURITY 52). It takes one of the few turns that files have,
 * so that nobody's documents keep all others waiting; who went away while it waited has none made, and whose session or right
 * ended meanwhile gets none (SECURITY 26, 27).
 */
export async function exportPdf(call: ExportCall, { entity, query, document }: PdfFile): Promise<Buffer> {
  const { gone, end } = await takeFileTurn(call);
  try {
    const made = await document();
    await recordEvent(call, { entity, id: 'export', action: 'export', after: { ...query, format: 'pdf' } });
    const pdf = await call.server.kernel.typesetter.renderPdf(made, gone);
    // While the database does not say, it goes on.
    const isAllowed = await call.server.isStillAllowed(call).catch(() => true);
    if (!isAllowed) throw new Problem(401, 'unauthenticated');
    return pdf;
  } finally {
    end();
  }
}
