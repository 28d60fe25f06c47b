import { z } from 'zod';
import { documentsOfBooking, resendInputSchema } from '@traveldesk/bookings-contract';
import { documentQuerySchema, doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  changeApart,
  done,
  exportPdf,
  invalid,
  languageOf,
  problems,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import type { Receipt } from '../bookings.tables';
import { actionRoute } from '../engine/action-rules';
import { readBooking } from '../record/booking';
import type { Product } from '../product/product';
import { routesOf, type BookingAddress } from '../product/product-routes';
import { seenBooking } from '../scope';
import { requireDocument } from '../record/available-documents';
import { bookingPaper, paperFiles } from './booking-paper';
import { findReceipt, giveReceipt } from './receipt';
import { sendDocuments } from './send-documents';

const pdfType = 'application/pdf';
const attached = (name: string) => `attachment; filename="${name}.pdf"`;

/** Registers the routes that download and mail booking documents. */
export function documentRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions } = routesOf(product);

  app.get(
    paths.document(':id', ':kind'),
    {
      config: { ...actionRoute('documents', permissions), produces: [pdfType] },
      schema: {
        summary: 'Itinerary, voucher, receipt or cancellation of a booking, as PDF',
        params: idParams.extend({ kind: z.enum(documentsOfBooking) }),
        querystring: documentQuerySchema,
        response: { 200: z.instanceof(Buffer), ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const address = addressOf(request);
      const language = request.query.language ?? languageOf(request);
      const pdf = await exportPdf(request, {
        entity: 'booking',
        query: { booking: id, kind, language },
        document: async () => {
          const receipt = kind === 'receipt' ? await receiptFor(request, product, address) : null;
          return bookingPaper(kernel, actorOf(request), { address, kind, language, receipt });
        },
      });
      return reply.type(pdfType).header('content-disposition', attached(kind)).send(pdf);
    },
  );

  app.post(
    paths.resend(':id'),
    {
      config: { ...actionRoute('documents', permissions), idempotent: true },
      schema: {
        summary: 'Email a booking’s documents to the lead traveler or to another address',
        params: idParams,
        body: resendInputSchema,
        response: { 201: doneOf(z.object({ email: z.string() })), ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { mails, now } = toolsOf(kernel, 'bookings');
      mails.take(actor.userId);
      const address = addressOf(request);
      const { id } = address;
      const { documents, email, language = languageOf(request) } = request.body;
      const booking = await readBooking(kernel, address, actor, language);
      const to = email ?? booking.travellers.find((traveller) => traveller.email)?.email;
      if (!to) throw invalid({ email: 'booking_no_address' });
      const receipt = documents.includes('receipt') ? await receiptFor(request, product, address) : null;
      const files = await paperFiles(kernel, actor, {
        address,
        kinds: new Set(documents),
        language,
        receipt,
      });
      const papers = { id, to, language, files, at: now() };
      await change(request, async (tx, record) => {
        await sendDocuments(tx, record, actor, kernel, papers);
        return { email: to };
      });
      return reply.code(201).send(done(request, 'booking_documents_sent', { email: to }, { email: to }));
    },
  );
}

/**
 * Returns the receipt of a booking in the caller's sight; the first call gives it its number, in a transaction of its own. Throws a 404, and
 * the errors of `requireDocument`: a booking without a receipt gets no number.
 */
async function receiptFor(request: Call, product: Product, address: BookingAddress): Promise<Receipt> {
  const { kernel } = request.server;
  const actor = actorOf(request);
  requireDocument('receipt', product, await seenBooking(kernel, address, actor, 'read'));
  const known = await findReceipt(kernel.db, address.id);
  if (known) return known;
  const at = toolsOf(kernel, 'bookings').now();
  return changeApart(request, (tx, record) => giveReceipt(tx, record, actor, { id: address.id, at }));
}
