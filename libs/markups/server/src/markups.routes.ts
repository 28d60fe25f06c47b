import {
  markupInputSchema,
  markupPageSchema,
  markupPaths,
  markupPermissions,
  markupQuerySchema,
  markupSchema,
} from '@traveldesk/markups-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  problems,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import { createMarkup, deleteMarkup, readMarkup, readMarkupHistory, updateMarkup } from './markups';
import { findMarkups } from './markups.sql';

export function markupRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    markupPaths.all,
    {
      config: { permission: markupPermissions.list },
      schema: {
        summary: 'Markups, a page at a time',
        querystring: markupQuerySchema,
        response: { 200: markupPageSchema },
      },
    },
    (request) => findMarkups(db, request.query, languageOf(request)),
  );

  app.post(
    markupPaths.all,
    {
      config: { permission: markupPermissions.create, idempotent: true },
      schema: {
        summary: 'Add one to the markups',
        body: markupInputSchema,
        response: { 201: doneOf(markupSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const markup = await change(request, (tx, record) =>
        createMarkup(tx, record, actorOf(request), request.body),
      );
      const name = markup.name[languageOf(request)];
      return reply
        .code(201)
        .header('etag', etagOf(markup.version))
        .send(done(request, 'markup_created', markup, { name }));
    },
  );

  app.get(
    markupPaths.one(':id'),
    {
      config: { permission: [markupPermissions.list, markupPermissions.update] },
      schema: {
        summary: 'One of the markups',
        params: idParams,
        response: { 200: markupSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const markup = await readMarkup(db, request.params.id);
      return reply.header('etag', etagOf(markup.version)).send(markup);
    },
  );

  app.put(
    markupPaths.one(':id'),
    {
      config: { permission: markupPermissions.update },
      schema: {
        summary: 'Change one of the markups; If-Match names the version that was read',
        params: idParams,
        body: markupInputSchema,
        response: { 200: doneOf(markupSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const markup = await change(request, (tx, record) =>
        updateMarkup(tx, record, actorOf(request), { ...targetOf(request), markup: request.body }),
      );
      const name = markup.name[languageOf(request)];
      return reply
        .header('etag', etagOf(markup.version))
        .send(done(request, 'markup_updated', markup, { name }));
    },
  );

  app.delete(
    markupPaths.one(':id'),
    {
      config: { permission: markupPermissions.remove },
      schema: {
        summary: 'Delete one of the markups that nothing refers to',
        params: idParams,
        response: { 200: doneOf(markupSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const markup = await change(request, (tx, record) =>
        deleteMarkup(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'markup_deleted', markup, { name: markup.name[languageOf(request)] });
    },
  );

  app.get(
    markupPaths.history(':id'),
    {
      config: { permission: [markupPermissions.list, markupPermissions.update] },
      schema: {
        summary: 'Who changed what of one of the markups, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readMarkupHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
