import {
  extrasSchema,
  flightBookingPaths,
  payerDoneSchema,
  payerInputSchema,
  reviewNotesSchema,
} from '@traveldesk/flight-bookings-contract';
import { findCompany, hasOwnAccess } from '@traveldesk/companies-server';
import { flightPermissions } from '@traveldesk/flights-contract';
import { storeOfferForCompany, offerToBook, priceForCompany } from '@traveldesk/flights-server';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  invalid,
  leavingOf,
  problems,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { shownExtras } from './extras';
import { reviewNotes } from './review-notes';

/** Registers the routes of the review: notes, extras and payer. */
export function reviewRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;

  app.get(
    flightBookingPaths.reviewNotes(':id'),
    {
      config: { permission: flightPermissions.bookings, apiTokens: true },
      schema: {
        summary: 'What to know about an offer before booking it; queries no supplier',
        params: idParams,
        response: { 200: reviewNotesSchema, ...problems(404, 422) },
      },
    },
    async (request) => {
      const flights = toolsOf(kernel, 'flights');
      const offer = await offerToBook(request, flights, request.params.id);
      const at = toolsOf(kernel, 'bookings').now();
      return reviewNotes(db, flights, actorOf(request), { offer, at });
    },
  );

  app.get(
    flightBookingPaths.extras(':id'),
    {
      config: { permission: flightPermissions.bookings, apiTokens: true },
      schema: {
        summary: 'Bags and seats that its supplier currently sells with an offer',
        params: idParams,
        response: { 200: extrasSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const flights = toolsOf(kernel, 'flights');
      const offer = await offerToBook(request, flights, request.params.id);
      const { companyId } = offer.search;
      const supplierId = offer.seller.id;
      const isOwn = companyId !== null && (await hasOwnAccess(db, { companyId, supplierId }));
      return shownExtras(flights, offer, { companyId: isOwn ? companyId : null, signal: leavingOf(reply) });
    },
  );

  app.post(
    flightBookingPaths.payer(':id'),
    {
      config: { permission: flightPermissions.bookings },
      schema: {
        summary: 'Price an offer, searched without a company, for the paying company; returns another offer',
        params: idParams,
        body: payerInputSchema,
        response: { 201: payerDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const company = await findCompany(db, request.body.company_id, actor);
      if (!company) throw invalid({ company_id: 'booking_company_unknown' });
      const { name } = company;
      const priced = await priceForCompany(request, toolsOf(kernel, 'flights'), {
        offerId: request.params.id,
        company,
      });
      const id = await change(request, (tx, record) => storeOfferForCompany(tx, record, actor, priced));
      return reply.code(201).send(done(request, 'booking_payer_chosen', { offer_id: id }, { name }));
    },
  );
}
