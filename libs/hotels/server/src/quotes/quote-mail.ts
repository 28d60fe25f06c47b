import type { Issuer } from '@traveldesk/companies-server';
import { quoteReference, type StayQuote } from '@traveldesk/hotels-contract';
import { writerOf } from '@traveldesk/shared-documents';
import { inNameOf, mailOfDocuments, type Mail, type DocumentWords } from '@traveldesk/shared-server';

interface QuoteMail {
  /** As a reader without net prices sees it. */
  quote: StayQuote;
  issuer: Issuer;
  say: DocumentWords;
  to: string;
  /** The sender's own paragraph. */
  note: string | undefined;
  pdf: Buffer;
}

/** Builds the mail of a quote for a client. */
export function quoteMail({ quote, issuer, say, to, note, pdf }: QuoteMail): Mail {
  const { property, search, rate, expires_at } = quote;
  const { language } = say;
  const write = writerOf(language, quote.time_zone ?? 'UTC');
  const reference = quoteReference(quote.id);
  const { check_in, check_out } = search.criteria;
  const mail = mailOfDocuments({
    to,
    language,
    subject: say('mail.subject', { reference, property: property.name }),
    paragraphs: [
      say('mail.greeting'),
      say('mail.intro', {
        property: property.name,
        check_in: write(check_in, 'day'),
        check_out: write(check_out, 'day'),
      }),
      ...(note === undefined ? [] : [note]),
      [
        say('mail.price', { total: rate.price.total }),
        say('mail.valid', { until: write(expires_at, 'instant') }),
      ].join(' '),
      issuer.name,
    ],
    files: [{ name: `quote-${reference}`, pdf }],
  });
  return inNameOf(mail, issuer);
}
