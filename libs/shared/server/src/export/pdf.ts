import type { PdfDocument } from '@traveldesk/shared-documents';
import { recordEvent } from '../change';
import { actorOf } from '../http/request';
import type { Call } from '../http/types';
import { departureOf } from './departure';

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
 * so that nobody's documents keep all others waiting; who went away while it waited has none made.
 */
export async function exportPdf(call: Call, { entity, query, document }: PdfFile): Promise<Buffer> {
  const { exports, typesetter } = call.server.kernel;
  const { gone, forget } = departureOf(call);
  const turn = await exports.files.take({ by: actorOf(call).userId, gone });
  try {
    const made = await document();
    await recordEvent(call, { entity, id: 'export', action: 'export', after: { ...query, format: 'pdf' } });
    return await typesetter.renderPdf(made, gone);
  } finally {
    forget();
    turn();
  }
}
