import {
  markupPaths,
  markupPermissions,
  markupReturnDoneSchema,
  markupReturnInputSchema,
  markupStatusInputSchema,
  markupVersionPageSchema,
  markupVersionQuerySchema,
} from '@traveldesk/markups-contract';
import { idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  etagOf,
  languageOf,
  problems,
  targetOf,
  toolsOf,
  type App,
} from '@traveldesk/shared-server';
import { readMarkup } from '../markups/markups';
import { savedMarkup } from '../markups/markups.routes';
import { shownMarkup } from '../markups/shown-markup';
import { listVersions } from './list-versions';
import { returnTo } from './returns';
import { changeStatus } from './status';

export function versionRoutes(app: App): void {
  const { kernel } = app;

  app.get(
    markupPaths.versions(':id'),
    {
      config: { permission: [markupPermissions.list, markupPermissions.update] },
      schema: {
        summary: 'The versions of a markup rule, the newest first',
        params: idParams,
        querystring: markupVersionQuerySchema,
        response: { 200: markupVersionPageSchema, ...problems(404) },
      },
    },
    (request) => {
      const at = toolsOf(kernel, 'markups').now();
      return listVersions(kernel.db, request.params.id, request.query, { language: languageOf(request), at });
    },
  );

  app.post(
    markupPaths.returns(':id'),
    {
      config: { permission: markupPermissions.update },
      schema: {
        summary: 'Make an earlier version of a markup rule the newest one',
        params: idParams,
        body: markupReturnInputSchema,
        response: { 200: markupReturnDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const target = { ...targetOf(request), ...request.body };
      const markup = await change(request, async (tx, record) => {
        await returnTo(tx, record, actorOf(request), target, kernel);
        return shownMarkup(kernel, tx, await readMarkup(tx, target.id), languageOf(request));
      });
      return reply.header('etag', etagOf(markup.version)).send(savedMarkup(request, markup, 'returned'));
    },
  );

  app.post(
    markupPaths.status(':id'),
    {
      config: { permission: markupPermissions.update },
      schema: {
        summary: 'Pause a markup rule, or activate it',
        params: idParams,
        body: markupStatusInputSchema,
        response: { 200: markupReturnDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const target = { ...targetOf(request), ...request.body };
      const markup = await change(request, async (tx, record) => {
        await changeStatus(tx, record, actorOf(request), target, kernel);
        return shownMarkup(kernel, tx, await readMarkup(tx, target.id), languageOf(request));
      });
      return reply.header('etag', etagOf(markup.version)).send(savedMarkup(request, markup, 'updated'));
    },
  );
}
