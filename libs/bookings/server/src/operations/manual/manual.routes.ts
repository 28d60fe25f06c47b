import type { z } from 'zod';
import {
  bookingPermissions,
  manualDoneSchema,
  type BookingState,
  type ManualDone,
  type ManualWritten,
} from '@traveldesk/bookings-contract';
import { findCompany } from '@traveldesk/companies-server';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  firstAnswerOf,
  invalid,
  lacking,
  problems,
  targetOf,
  toolsOf,
  type Actor,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import type { BookingRecord } from '../../engine/rows.sql';
import { allow, seenBooking } from '../../scope';
import { createManual, isBought, updateManual, type ManualEntry } from './enter-manual';
import type { EnteredBooking } from './manual-kind';

/** A product's paths, input and rules for bookings made elsewhere. */
export interface ManualBookings<Body extends Pick<EnteredBooking, 'company_id' | 'total'>> {
  product: string;
  paths: { manual: string; manualOne: (id: string) => string };
  summaries: { create: string; update: string };
  body: z.ZodType<Body>;
  /** Returns the state of such a booking. */
  stateOf(input: Body): BookingState;
  /** Validates an entry; `stored` is the booking that is edited. Throws a 422 with the fields. */
  entryOf(entered: { input: Body; at: Date; stored: BookingRecord | undefined }): Promise<ManualEntry>;
}

/** Registers the routes of a product's bookings made elsewhere. */
export function manualBookingRoutes<Body extends Pick<EnteredBooking, 'company_id' | 'total'>>(
  app: App,
  { product, paths, summaries, body, stateOf, entryOf }: ManualBookings<Body>,
): void {
  const { kernel } = app;
  const { db } = kernel;
  const config = { permission: bookingPermissions.create };
  /** Throws a 403 where money would move without `issue_bookings`, and a 422 for a company out of sight. */
  const entered = async (actor: Actor, input: Body, stored?: BookingRecord) => {
    const takesMoney = input.total !== null && isBought(stateOf(input));
    if (takesMoney && !actor.permissions.has(bookingPermissions.issue)) {
      throw lacking(bookingPermissions.issue);
    }
    if (!(await findCompany(db, input.company_id, actor))) {
      throw invalid({ company_id: 'booking_company_unknown' });
    }
    return entryOf({ input, at: toolsOf(kernel, 'bookings').now(), stored });
  };

  app.post(
    paths.manual,
    {
      config: { ...config, idempotent: 'required' },
      schema: { summary: summaries.create, body, response: { 201: manualDoneSchema, ...problems(422) } },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      allow(kernel, { product }, actor, 'work');
      const first = await firstAnswerOf<ManualWritten>(request);
      // A replayed request is not validated again, as the result could differ.
      const entry = first ?? (await entered(actor, request.body as Body));
      const written = await change(request, async (tx, record) =>
        'number' in entry ? entry : createManual(tx, record, actor, kernel, entry),
      );
      reply.header('etag', etagOf(written.version));
      return reply.code(201).send(answerOf(request, written));
    },
  );

  app.put(
    paths.manualOne(':id'),
    {
      config,
      schema: {
        summary: summaries.update,
        params: idParams,
        body,
        response: { 200: manualDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const stored = await seenBooking(kernel, { product, id: request.params.id }, actor, 'work');
      const target = { ...targetOf(request), entry: await entered(actor, request.body as Body, stored) };
      const written = await change(request, (tx, record) => updateManual(tx, record, actor, kernel, target));
      reply.header('etag', etagOf(written.version));
      return answerOf(request, written);
    },
  );
}

/** Answers that an earlier release stored for an idempotency key have no `approval_id`. */
function answerOf(request: Call, { id, number, version, approval_id = null }: ManualWritten): ManualDone {
  const said = approval_id ? 'booking_waits' : 'booking_entered';
  return done(request, said, { id, number, version, approval_id }, { number });
}
