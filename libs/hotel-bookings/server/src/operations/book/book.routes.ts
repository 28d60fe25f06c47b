import { bookingResponseSchema } from '@traveldesk/bookings-contract';
import { bookOnce, chargeOf, startOperation } from '@traveldesk/bookings-server';
import { countryOfCompany, findCompany, hasOwnAccess } from '@traveldesk/companies-server';
import {
  hotelBookingInputSchema,
  hotelBookingPaths,
  hotelReviewNotesSchema,
} from '@traveldesk/hotel-bookings-contract';
import { hotelPermissions } from '@traveldesk/hotels-contract';
import { idParams, minorUnits } from '@traveldesk/shared-contract';
import { actorOf, notFound, problems, toolsOf, type App } from '@traveldesk/shared-server';
import { bookableQuote } from './bookable-quote';
import { createBooking } from './create-booking';
import { prepareBooking } from './prepare';

const permission = hotelPermissions.bookings;

/** Registers the routes that review and book a quote. The booking is answered at once; its progress has the result. */
export function bookRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;

  app.get(
    hotelBookingPaths.reviewNotes(':id'),
    {
      config: { permission, apiTokens: true },
      schema: {
        summary: 'What to know about a quote before booking it; queries no supplier',
        params: idParams,
        response: { 200: hotelReviewNotesSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const at = toolsOf(kernel, 'bookings').now();
      const { quote, criteria, obstacle, booking } = await bookableQuote(db, {
        quoteId: request.params.id,
        actor,
        at,
      });
      const { companyId, supplierId } = quote;
      const company = companyId === null ? null : await findCompany(db, companyId, actor);
      if (companyId !== null && !company) throw notFound();
      const isOwn = companyId !== null && (await hasOwnAccess(db, { companyId, supplierId }));
      return {
        company: company ? { id: company.id, name: company.name } : null,
        own_access: isOwn ? { charge: await chargeOf(db, companyId) } : null,
        rooms: criteria.rooms.map(({ adults, children }) => ({ adults, children })),
        phone_country: companyId === null ? null : await countryOfCompany(db, companyId),
        obstacle,
        booking,
      };
    },
  );

  app.post(
    hotelBookingPaths.all,
    {
      config: { permission, idempotent: 'required', apiTokens: true },
      schema: {
        summary: 'Book an accepted quote; returns the intent',
        body: hotelBookingInputSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const begun = await bookOnce(request, {
        prepare: () => prepareBooking(request, request.body),
        create: (tx, record, actor, intent) => createBooking(tx, record, actor, kernel, intent),
      });
      const isPaid = minorUnits(request.body.total) > 0n;
      const code = isPaid ? 'booking_payment_sent' : 'booking_stay_sent';
      return reply.code(201).send(startOperation(request, code, begun));
    },
  );
}
