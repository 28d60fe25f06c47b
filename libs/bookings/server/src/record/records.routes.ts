import {
  bookingResponseSchema,
  bookingEventQuerySchema,
  bookingMoneySchema,
  bookingPermissions,
  noteDoneSchema,
  noteInputSchema,
  notePageSchema,
  noteQuerySchema,
  ownerInputSchema,
  supplierLogQuerySchema,
  supplierLogSchema,
} from '@traveldesk/bookings-contract';
import { priceExplanationSchema } from '@traveldesk/markups-contract';
import { idParams, netPricePermission } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  notFound,
  problems,
  seesNet,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import { actionRoute } from '../engine/action-rules';
import { answerSchemas } from '../product/answers';
import { addNote, findNotes } from '../notes/notes';
import { assignOwner } from '../notes/owner';
import type { Product } from '../product/product';
import { routesOf } from '../product/product-routes';
import { requireSeen, seenBooking } from '../scope';
import { readBooking } from './booking';
import { explainBooking } from './explanation';
import { bookingHistory } from './history.sql';
import { supplierLog } from './log.sql';
import { bookingMoney } from './money';

/** Registers the routes of a booking and its parts. */
export function recordRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { paths, addressOf, permissions, readers } = routesOf(product);
  const { db } = kernel;

  app.get(
    paths.one(':id'),
    {
      config: { permission: readers, apiTokens: true },
      schema: {
        summary: 'A complete booking with its available actions',
        params: idParams,
        response: { 200: answerSchemas(product).booking, ...problems(404) },
      },
    },
    async (request, reply) => {
      const booking = await readBooking(kernel, addressOf(request), actorOf(request), languageOf(request));
      return reply.header('etag', etagOf(booking.version)).send(booking);
    },
  );

  app.get(
    paths.history(':id'),
    {
      config: { permission: readers },
      schema: {
        summary: 'The history of a booking, and by whom',
        params: idParams,
        querystring: bookingEventQuerySchema,
        response: { 200: answerSchemas(product).history, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'read');
      return bookingHistory(db, request.params.id, request.query, actor);
    },
  );

  app.get(
    paths.money(':id'),
    {
      config: { permission: readers },
      schema: {
        summary: 'What was blocked, paid and refunded for a booking',
        params: idParams,
        response: { 200: bookingMoneySchema, ...problems(404) },
      },
    },
    async (request) => {
      await requireSeen(kernel, addressOf(request), actorOf(request), 'read');
      return bookingMoney(db, request.params.id);
    },
  );

  app.get(
    paths.price(':id'),
    {
      config: { permission: netPricePermission },
      schema: {
        summary: 'The explanation of a booking’s price, for staff who manage prices',
        params: idParams,
        response: { 200: priceExplanationSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      if (actor.type !== 'staff') throw notFound();
      await requireSeen(kernel, addressOf(request), actor, 'inspect');
      return explainBooking(kernel, request.params.id);
    },
  );

  app.get(
    paths.log(':id'),
    {
      config: { permission: bookingPermissions.logs },
      schema: {
        summary: 'The communication with a booking’s supplier, masked',
        params: idParams,
        querystring: supplierLogQuerySchema,
        response: { 200: supplierLogSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      // The log contains net prices, so it is for the platform's staff (TRAVEL-RULES 30).
      if (actor.type !== 'staff') throw notFound();
      const booking = await seenBooking(kernel, addressOf(request), actor, 'inspect');
      return supplierLog(kernel, booking, { ...request.query, withAmounts: seesNet(actor) });
    },
  );

  app.get(
    paths.notes(':id'),
    {
      config: { permission: readers },
      schema: {
        summary: 'Notes on a booking, newest first',
        params: idParams,
        querystring: noteQuerySchema,
        response: { 200: notePageSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'read');
      return findNotes(db, request.params.id, request.query, actor);
    },
  );

  app.post(
    paths.notes(':id'),
    {
      config: { ...actionRoute('note', permissions), idempotent: true },
      schema: {
        summary: 'Write a note; users mentioned in it get a task',
        params: idParams,
        body: noteInputSchema,
        response: { 201: noteDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'note');
      const input = { bookingId: request.params.id, note: request.body };
      const note = await change(request, (tx, record) => addNote(tx, record, actor, input, kernel));
      return reply.code(201).send(done(request, 'booking_note_added', note));
    },
  );

  app.put(
    paths.owner(':id'),
    {
      config: actionRoute('assign', permissions),
      schema: {
        summary: 'Assign a booking to a user',
        params: idParams,
        body: ownerInputSchema,
        response: { 200: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'assign');
      const target = { ...targetOf(request), ownerId: request.body.owner_id };
      // Returns only the basics, as some who may assign may not read the whole booking.
      const booking = await change(request, (tx, record) => assignOwner(tx, record, actor, target, kernel));
      return reply
        .header('etag', etagOf(booking.version))
        .send(done(request, 'booking_owner_set', booking, { number: booking.number }));
    },
  );
}
