import {
  doneOf,
  historyPageSchema,
  historyQuerySchema,
  type WaitingSetting,
} from '@traveldesk/shared-contract';
import type { z } from 'zod';
import type { Recorder } from '../audit/entry';
import { historyOf } from '../audit/history';
import { change } from '../change';
import type { Tx } from '../database';
import { snapshot } from '../db/snapshot';
import type { Actor, RoutePermission } from '../modules/actor';
import type { App } from '../modules/module';
import { savedCode } from '../modules/money-settings';
import { problems } from './problems';
import { actorOf, etagOf, written, type Target } from './request';

interface Settings {
  version: number;
  waiting?: readonly WaitingSetting[];
}

interface SettingsPage<Shown extends Settings, Input extends z.ZodType> {
  paths: { settings: string; history: string };
  /** The permission to change the settings and to read their history; also to read them, unless `readers` is given. */
  permission: RoutePermission;
  readers?: RoutePermission;
  /** Whether a change needs a sign-in within the last minutes (SECURITY 29). */
  fresh?: boolean;
  summaries: { read: string; save: string; history: string };
  input: Input;
  answer: z.ZodType<Shown>;
  /** The record of their history. */
  entity: { entity: string; id: string };
  /** The code of the confirmation text. */
  saved: string;
  /** Reads the settings and the changes that wait, in one snapshot. */
  read(tx: Tx, actor: Actor): Promise<Shown>;
  /** Returns the saved settings; nothing if they must be read after the transaction. */
  save(
    tx: Tx,
    record: Recorder,
    actor: Actor,
    input: { seen: Target['seen']; settings: z.output<Input> },
  ): Promise<Shown | void>;
}

/** Adds GET and PUT routes of a domain's settings, with their version as the ETag, and a GET route of their history. */
export function settingsPageRoutes<Shown extends Settings, Input extends z.ZodType>(
  app: App,
  page: SettingsPage<Shown, Input>,
): void {
  const { paths, permission, readers = permission, fresh, summaries, answer, entity } = page;
  const read = (actor: Actor) => snapshot(app.kernel.db, (tx) => page.read(tx, actor));

  app.get(
    paths.settings,
    {
      config: { permission: readers },
      schema: { summary: summaries.read, response: { 200: answer as z.ZodType } },
    },
    async (request, reply) => {
      const settings = await read(actorOf(request));
      return reply.header('etag', etagOf(settings.version)).send(settings);
    },
  );

  app.put(
    paths.settings,
    {
      config: { permission, ...(fresh && { fresh }) },
      schema: {
        summary: summaries.save,
        body: page.input,
        response: { 200: doneOf(answer), ...problems(412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const input = { seen: request.headers['if-match'], settings: request.body as z.output<Input> };
      const saved = await change(request, (tx, record) => page.save(tx, record, actor, input));
      const settings = saved ?? (await read(actor));
      return written(reply, request, savedCode(settings, page.saved), settings);
    },
  );

  app.get(
    paths.history,
    {
      config: { permission },
      schema: {
        summary: summaries.history,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema },
      },
    },
    (request) => historyOf(app.kernel.db, entity.entity, entity.id, request.query, actorOf(request)),
  );
}
