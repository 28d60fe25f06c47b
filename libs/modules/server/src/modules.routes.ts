import {
  moduleInputSchema,
  modulePageSchema,
  modulePaths,
  modulePermissions,
  moduleQuerySchema,
  moduleReaders,
  moduleSchema,
} from '@traveldesk/modules-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  deleteRoute,
  historyRoute,
  languageOf,
  oneRoute,
  problems,
  targetOf,
  written,
  type App,
} from '@traveldesk/shared-server';
import { moduleKind, createModule, deleteModule, updateModule } from './modules';
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
      reply.code(201);
      return written(reply, request, 'module_created', module, { name });
    },
  );

  oneRoute(
    app,
    { path: modulePaths.one(':id'), permission: moduleReaders, summary: 'One module', answer: moduleSchema },
    moduleKind,
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
      return written(reply, request, 'module_updated', module, { name });
    },
  );

  deleteRoute(
    app,
    {
      path: modulePaths.one(':id'),
      permission: modulePermissions.remove,
      summary: 'Delete a module that nothing refers to',
      answer: moduleSchema,
      said: 'module_deleted',
      nameOf: (module, language) => module.name[language],
    },
    deleteModule,
  );

  historyRoute(
    app,
    {
      path: modulePaths.history(':id'),
      permission: [modulePermissions.list, modulePermissions.update],
      summary: 'Who changed what of a module, and when',
    },
    moduleKind,
  );
}
