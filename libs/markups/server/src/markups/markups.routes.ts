import {
  markupInputSchema,
  markupPageSchema,
  markupPaths,
  markupPermissions,
  markupQuerySchema,
  markupSchema,
  type Markup,
} from '@traveldesk/markups-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  languageOf,
  problems,
  snapshot,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import { createMarkup, deleteMarkup, readMarkup, readMarkupHistory, updateMarkup } from './markups';
import { findMarkups } from './markups.list.sql';
import { shownMarkup, shownMarkups } from './shown-markup';

const readers = [markupPermissions.list, markupPermissions.update] as const;

/** Returns the written rule with a message about its state, in the caller's language. */
export function savedMarkup(request: Call, markup: Markup, action: 'created' | 'updated' | 'returned') {
  const { name, state, effective_at: from } = markup;
  const isScheduled = from !== null && new Date(from) > toolsOf(request.server.kernel, 'markups').now();
  const what = state === 'awaiting' ? 'awaits' : isScheduled ? 'scheduled' : action;
  return done(request, `markup_${what}`, markup, { name });
}

export function markupRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;

  app.get(
    markupPaths.all,
    {
      config: { permission: markupPermissions.list },
      schema: {
        summary: 'Markup rules, a page at a time',
        querystring: markupQuerySchema,
        response: { 200: markupPageSchema },
      },
    },
    async (request) => {
      const language = languageOf(request);
      const at = toolsOf(kernel, 'markups').now();
      return snapshot(db, async (tx) => {
        const { data, ...count } = await findMarkups(tx, request.query, language);
        return { data: await shownMarkups(tx, data, { language, at }), ...count };
      });
    },
  );

  app.post(
    markupPaths.all,
    {
      config: { permission: markupPermissions.create, idempotent: true },
      schema: {
        summary: 'Add a markup rule; above the limit it waits for a second person',
        body: markupInputSchema,
        response: { 201: doneOf(markupSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const markup = await change(request, async (tx, record) => {
        const id = await createMarkup(tx, record, actorOf(request), request.body, kernel);
        return shownMarkup(kernel, tx, await readMarkup(tx, id), languageOf(request));
      });
      return reply
        .code(201)
        .header('etag', etagOf(markup.version))
        .send(savedMarkup(request, markup, 'created'));
    },
  );

  app.get(
    markupPaths.one(':id'),
    {
      config: { permission: readers },
      schema: {
        summary: 'One markup rule',
        params: idParams,
        response: { 200: markupSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const markup = await snapshot(db, async (tx) =>
        shownMarkup(kernel, tx, await readMarkup(tx, request.params.id), languageOf(request)),
      );
      return reply.header('etag', etagOf(markup.version)).send(markup);
    },
  );

  app.put(
    markupPaths.one(':id'),
    {
      config: { permission: markupPermissions.update },
      schema: {
        summary: 'Write a new version of a markup rule; If-Match names the one that was read',
        params: idParams,
        body: markupInputSchema,
        response: { 200: doneOf(markupSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const target = { ...targetOf(request), markup: request.body };
      const markup = await change(request, async (tx, record) => {
        await updateMarkup(tx, record, actorOf(request), target, kernel);
        return shownMarkup(kernel, tx, await readMarkup(tx, target.id), languageOf(request));
      });
      return reply.header('etag', etagOf(markup.version)).send(savedMarkup(request, markup, 'updated'));
    },
  );

  app.delete(
    markupPaths.one(':id'),
    {
      config: { permission: markupPermissions.remove },
      schema: {
        summary: 'Delete a markup rule; prices that it made can still be explained',
        params: idParams,
        response: { 200: doneOf(markupSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const markup = await change(request, async (tx, record) => {
        const row = await deleteMarkup(tx, record, actorOf(request), targetOf(request));
        return shownMarkup(kernel, tx, row, languageOf(request));
      });
      return done(request, 'markup_deleted', markup, { name: markup.name });
    },
  );

  app.get(
    markupPaths.history(':id'),
    {
      config: { permission: readers },
      schema: {
        summary: 'Who changed what of a markup rule, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readMarkupHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
