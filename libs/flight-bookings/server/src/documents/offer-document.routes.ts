import { z } from 'zod';
import { issuerOf } from '@traveldesk/companies-server';
import { flightPermissions } from '@traveldesk/flights-contract';
import { offerToBook } from '@traveldesk/flights-server';
import { documentQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  exportPdf,
  languageOf,
  problems,
  toolsOf,
  wordsOf,
  type App,
} from '@traveldesk/shared-server';
import { flightBookingPaths } from '@traveldesk/flight-bookings-contract';
import { quoteOf } from './offer-paper';

const pdfType = 'application/pdf';

/** Registers the route of an offer's document before booking. */
export function offerDocumentRoutes(app: App): void {
  const { kernel } = app;
  const { db, texts } = kernel;

  app.get(
    flightBookingPaths.offerDocument(':id'),
    {
      config: { permission: flightPermissions.bookings, produces: [pdfType] },
      schema: {
        summary: 'The offer to a client before booking, as PDF',
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
        entity: 'flight_offer',
        query: { offer: id, language },
        document: async () => {
          const offer = await offerToBook(request, toolsOf(kernel, 'flights'), id);
          const made = { at: new Date(), by: actor.name };
          return quoteOf({
            offer,
            issuer: await issuerOf(db, offer.search.companyId, language),
            language,
            say: wordsOf(texts, 'bookings', language),
            made,
          });
        },
      });
      return reply.type(pdfType).header('content-disposition', 'attachment; filename="quote.pdf"').send(pdf);
    },
  );
}
