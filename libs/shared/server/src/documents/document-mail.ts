import type { Language } from '@traveldesk/shared-contract';
import type { Mail } from '../mail';
import { mailHtml } from '../mail-html';

interface DocumentMail {
  to: string;
  language: Language;
  subject: string;
  /** Plain text. */
  paragraphs: readonly string[];
  /** `name` is the file's, without its ending. */
  files: readonly { name: string; pdf: Buffer }[];
}

/** Builds a mail with documents attached, with the same sentences as text and as HTML. */
export function mailOfDocuments({ to, language, subject, paragraphs, files }: DocumentMail): Mail {
  return {
    to,
    language,
    subject,
    text: paragraphs.join('\n\n'),
    html: mailHtml(paragraphs),
    attachments: files.map(({ name, pdf }) => ({
      filename: `${name}.pdf`,
      type: 'application/pdf',
      content: pdf.toString('base64'),
    })),
  };
}
