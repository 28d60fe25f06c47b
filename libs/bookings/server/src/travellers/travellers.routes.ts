import {
  savedTravellerDoneSchema,
  savedTravellerInputSchema,
  savedTravellerPageSchema,
  savedTravellerQuerySchema,
  savedTravellerSchema,
  travellerPaths,
} from '@traveldesk/bookings-contract';
import { companyScope } from '@traveldesk/companies-server';
import { historyPageSchema, historyQuerySchema, idParams, productBookers } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  historyOf,
  notFound,
  problems,
  targetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { shownTo } from '../shown-history';
import { createTraveller, deleteTraveller, travellerEntity, updateTraveller } from './travellers';
import { findTraveller, findTravellers } from './travellers.sql';

const config = { permission: productBookers };

/** Registers the routes of saved travelers. */
export function travellerRoutes(app: App): void {
  const { kernel } = app;
  const { db, secrets } = kernel;
  const now = () => toolsOf(kernel, 'bookings').now();
  const nameOf = ({ given_name: given, family_name: family }: { given_name: string; family_name: string }) =>
    `${given} ${family}`;

  app.get(
    travellerPaths.all,
    {
      config,
      schema: {
        summary: 'Saved travelers, a page at a time',
        querystring: savedTravellerQuerySchema,
        response: { 200: savedTravellerPageSchema },
      },
    },
    (request) => findTravellers(db, request.query, actorOf(request)),
  );

  app.post(
    travellerPaths.all,
    {
      config: { ...config, idempotent: true },
      schema: {
        summary: 'Save a traveler for a company',
        body: savedTravellerInputSchema,
        response: { 201: savedTravellerDoneSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const saving = { input: request.body, secrets, at: now() };
      const saved = await change(request, (tx, record) =>
        createTraveller(tx, record, actorOf(request), saving),
      );
      return reply
        .code(201)
        .header('etag', etagOf(saved.version))
        .send(done(request, 'traveller_saved', saved, { name: nameOf(saved) }));
    },
  );

  app.get(
    travellerPaths.one(':id'),
    {
      config,
      schema: {
        summary: 'A saved traveler',
        params: idParams,
        response: { 200: savedTravellerSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const saved = await findTraveller(db, request.params.id, actorOf(request));
      if (!saved) throw notFound();
      return reply.header('etag', etagOf(saved.version)).send(saved);
    },
  );

  app.put(
    travellerPaths.one(':id'),
    {
      config,
      schema: {
        summary: 'Change a saved traveler; If-Match names the version that was read',
        params: idParams,
        body: savedTravellerInputSchema,
        response: { 200: savedTravellerDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const saving = { ...targetOf(request), input: request.body, secrets, at: now() };
      const saved = await change(request, (tx, record) =>
        updateTraveller(tx, record, actorOf(request), saving),
      );
      reply.header('etag', etagOf(saved.version));
      return done(request, 'traveller_saved', saved, { name: nameOf(saved) });
    },
  );

  app.delete(
    travellerPaths.one(':id'),
    {
      config,
      schema: {
        summary: 'Erase a saved traveler',
        params: idParams,
        response: { 200: savedTravellerDoneSchema, ...problems(404, 412) },
      },
    },
    async (request) => {
      const saved = await change(request, (tx, record) =>
        deleteTraveller(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'traveller_erased', saved, { name: nameOf(saved) });
    },
  );

  app.get(
    travellerPaths.history(':id'),
    {
      config,
      schema: {
        summary: 'Who changed which fields of a saved traveler, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      if (!(await findTraveller(db, request.params.id, actor))) throw notFound();
      const reader = { ...actor, scope: companyScope(actor) };
      return shownTo(actor, await historyOf(db, travellerEntity, request.params.id, request.query, reader));
    },
  );
}
