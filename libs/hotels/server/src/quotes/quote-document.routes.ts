import { issuerOf } from '@traveldesk/companies-server';
import {
  hotelPaths,
  hotelPermissions,
  quoteMailDoneSchema,
  quoteMailInputSchema,
} from '@traveldesk/hotels-contract';
import { documentQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  exportPdf,
  inFileTurn,
  languageOf,
  Problem,
  problems,
  wordsOf,
  type App,
} from '@traveldesk/shared-server';
import { z } from 'zod';
import type { HotelTools } from '../hotels.tools';
import type { QuoteReader } from './open-quote';
import { quoteMail } from './quote-mail';
import { quotePaper } from './quote-paper';
import { shownQuote, validQuoteOf } from './shown-quote';

const pdfType = 'application/pdf';

/** Registers the quote for a client, as PDF and by mail. */
export function quoteDocumentRoutes(app: App, tools: HotelTools): void {
  const { texts, typesetter, mail } = app.kernel;

  /** A client sees selling prices only, whatever the sender sees. */
  const forClient = async (reader: QuoteReader, id: string) => {
    const valid = await validQuoteOf(tools, reader, id);
    const quote = await shownQuote(tools, reader, { ...valid, withNet: false });
    return { quote, issuer: await issuerOf(tools.db, valid.companyId, reader.language) };
  };

  app.get(
    hotelPaths.quoteDocument(':id'),
    {
      config: { permission: hotelPermissions.bookings, produces: [pdfType] },
      schema: {
        summary: 'A quote for a client, as PDF',
        params: idParams,
        querystring: documentQuerySchema,
        response: { 200: z.instanceof(Buffer), ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { id } = request.params;
      const language = request.query.language ?? languageOf(request);
      const pdf = await exportPdf(request, {
        entity: 'hotel_quote',
        query: { quote: id, language },
        document: async () =>
          quotePaper({
            ...(await forClient({ actor, language }, id)),
            say: wordsOf(texts, 'hotels', language),
            made: { at: new Date(), by: actor.name },
          }),
      });
      return reply.type(pdfType).header('content-disposition', 'attachment; filename="quote.pdf"').send(pdf);
    },
  );

  app.post(
    hotelPaths.quoteMails(':id'),
    {
      config: { permission: hotelPermissions.bookings, idempotent: true },
      schema: {
        summary: 'Send a quote to a client by email, with the PDF',
        params: idParams,
        body: quoteMailInputSchema,
        response: { 201: quoteMailDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      tools.mails.take(actor.userId);
      const { id } = request.params;
      const { to, language, note } = request.body;
      const { quote, issuer } = await forClient({ actor, language }, id);
      if (quote.changes.length > 0 && quote.accepted_at === null)
        throw new Problem(422, 'quote_not_accepted');
      const say = wordsOf(texts, 'hotels', language);
      const paper = quotePaper({ quote, issuer, say, made: { at: new Date(), by: actor.name } });
      const pdf = await inFileTurn(app.kernel, actor.userId, () => typesetter.renderPdf(paper));
      const message = quoteMail({ quote, issuer, say, to, note, pdf });
      await change(request, async (tx, record) => {
        await mail.send(message, { tx });
        record({ entity: 'hotel_quote', id, action: 'quote_sent', after: { language } });
        return { to };
      });
      return reply.code(201).send(done(request, 'quote_sent', { to }, { to }));
    },
  );
}
