import {
  moduleInputSchema,
  modulePageSchema,
  modulePaths,
  modulePermissions,
  moduleQuerySchema,
  moduleReaders,
  moduleSchema,
} from '@traveldesk/modules-contract';
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
import { createModule, deleteModule, readModule, readModuleHistory, updateModule } from './modules';
import { findModules } from './modules.sql';

export function moduleRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    modulePaths.all,
    {
      config: { permission: moduleReaders },
      schema: {
        summary: 'Modules, a page at a time',
        querystring: moduleQuerySchema,
        response: { 200: modulePageSchema },
      },
    },
    (request) => findModules(db, request.query, languageOf(request)),
  );

  app.post(
    modulePaths.all,
    {
      config: { permission: modulePermissions.create, idempotent: true },
      schema: {
        summary: 'Add a module',
        body: moduleInputSchema,
        response: { 201: doneOf(moduleSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const module = await change(request, (tx, record) =>
        createModule(tx, record, actorOf(request), request.body),
      );
      const name = module.name[languageOf(request)];
      return reply
        .code(201)
        .header('etag', etagOf(module.version))
        .send(done(request, 'module_created', module, { name }));
    },
  );

  app.get(
    modulePaths.one(':id'),
    {
      config: { permission: moduleReaders },
      schema: {
        summary: 'One module',
        params: idParams,
        response: { 200: moduleSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const module = await readModule(db, request.params.id);
      return reply.header('etag', etagOf(module.version)).send(module);
    },
  );

  app.put(
    modulePaths.one(':id'),
    {
      config: { permission: modulePermissions.update },
      schema: {
        summary: 'Change a module, all but its key; If-Match names the version that was read',
        params: idParams,
        body: moduleInputSchema,
        response: { 200: doneOf(moduleSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const module = await change(request, (tx, record) =>
        updateModule(tx, record, actorOf(request), { ...targetOf(request), module: request.body }),
      );
      const name = module.name[languageOf(request)];
      return reply
        .header('etag', etagOf(module.version))
        .send(done(request, 'module_updated', module, { name }));
    },
  );

  app.delete(
    modulePaths.one(':id'),
    {
      config: { permission: modulePermissions.remove },
      schema: {
        summary: 'Delete a module that nothing refers to',
        params: idParams,
        response: { 200: doneOf(moduleSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const module = await change(request, (tx, record) =>
        deleteModule(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'module_deleted', module, { name: module.name[languageOf(request)] });
    },
  );

  app.get(
    modulePaths.history(':id'),
    {
      config: { permission: [modulePermissions.list, modulePermissions.update] },
      schema: {
        summary: 'Who changed what of a module, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readModuleHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
