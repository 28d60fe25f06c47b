import {
  doneOf,
  historyPageSchema,
  historyQuerySchema,
  idParams,
  type Language,
} from '@traveldesk/shared-contract';
import type { z } from 'zod';
import type { Recorder } from '../audit/entry';
import { change } from '../change';
import type { Tx } from '../database';
import type { Actor, RoutePermission } from '../modules/actor';
import type { App } from '../modules/module';
import { readReference, referenceHistory, type ReferenceKind, type Versioned } from '../reference-records';
import { languageOf } from './language';
import { problems } from './problems';
import { actorOf, done, etagOf, targetOf, type Target } from './request';

interface ReferenceRoute {
  /** The path with `:id`. */
  path: string;
  permission: RoutePermission;
  summary: string;
}

/** Adds a GET route of one record, with its version as the ETag. */
export function oneRoute<Row extends Versioned>(
  app: App,
  { path, permission, summary, answer }: ReferenceRoute & { answer: z.ZodType<Row> },
  kind: Pick<ReferenceKind<Row>, 'find'>,
): void {
  app.get(
    path,
    {
      config: { permission },
      // Fastify's types cannot infer the response of a generic schema, so it is typed as any schema.
      schema: { summary, params: idParams, response: { 200: answer as z.ZodType, ...problems(404) } },
    },
    async (request, reply) => {
      const row = await readReference(kind, app.kernel.db, request.params.id);
      return reply.header('etag', etagOf(row.version)).send(row);
    },
  );
}

export function historyRoute<Row extends Versioned>(
  app: App,
  { path, permission, summary }: ReferenceRoute,
  kind: Pick<ReferenceKind<Row>, 'entity' | 'find'>,
): void {
  app.get(
    path,
    {
      config: { permission },
      schema: {
        summary,
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) =>
      referenceHistory(kind, app.kernel.db, {
        id: request.params.id,
        page: request.query,
        actor: actorOf(request),
      }),
  );
}

interface DeleteRoute<Row> extends ReferenceRoute {
  answer: z.ZodType<Row>;
  /** The code of the confirmation text, which contains the record's name. */
  said: string;
  nameOf(row: NoInfer<Row>, language: Language): string;
}

/** Adds a DELETE route of a record; `remove` refuses to delete one that is in use. */
export function deleteRoute<Row extends Versioned>(
  app: App,
  { path, permission, summary, answer, said, nameOf }: DeleteRoute<Row>,
  remove: (tx: Tx, record: Recorder, actor: Actor, target: Target) => Promise<Row>,
): void {
  app.delete(
    path,
    {
      config: { permission },
      schema: { summary, params: idParams, response: { 200: doneOf(answer), ...problems(404, 412, 422) } },
    },
    async (request) => {
      const row = await change(request, (tx, record) =>
        remove(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, said, row, { name: nameOf(row, languageOf(request)) });
    },
  );
}
