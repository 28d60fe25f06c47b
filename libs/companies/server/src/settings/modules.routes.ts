import {
  companyModulesSchema,
  companyPaths,
  companyPermissions,
  companySuppliersSchema,
  companyViewers,
  moduleChoiceSchema,
  modulesDoneSchema,
  modulesWithSuppliersSchema,
} from '@traveldesk/companies-contract';
import { idParams } from '@traveldesk/shared-contract';
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
import { readCompany } from '../companies/companies';
import { chooseModules, readModules } from './modules';
import { modulesOf, suppliersOf } from './modules.sql';

export function companyModuleRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    companyPaths.modules(':id'),
    {
      config: { permission: companyViewers },
      schema: {
        summary: 'A company’s modules',
        params: idParams,
        response: { 200: companyModulesSchema, ...problems(404) },
      },
    },
    async (request) => {
      const { id } = await readCompany(db, request.params.id, actorOf(request));
      return { data: await modulesOf(db, id, languageOf(request)) };
    },
  );

  app.get(
    companyPaths.suppliers(':id'),
    {
      config: { permission: companyViewers },
      schema: {
        summary: 'A company’s suppliers',
        params: idParams,
        response: { 200: companySuppliersSchema, ...problems(404) },
      },
    },
    async (request) => {
      const { id } = await readCompany(db, request.params.id, actorOf(request));
      return { data: await suppliersOf(db, id) };
    },
  );

  app.get(
    companyPaths.modulesWithSuppliers(':id'),
    {
      config: { permission: companyViewers },
      schema: {
        summary: 'All modules with the suppliers that the caller may see, and which of them a company has',
        params: idParams,
        response: { 200: modulesWithSuppliersSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const modules = await readModules(db, request.params.id, actorOf(request), languageOf(request));
      return reply.header('etag', etagOf(modules.version)).send(modules);
    },
  );

  app.post(
    companyPaths.modulesWithSuppliers(':id'),
    {
      config: { permission: companyPermissions.update },
      schema: {
        summary: 'Choose the modules and suppliers of a company; If-Match names the version that was read',
        params: idParams,
        body: moduleChoiceSchema,
        response: { 200: modulesDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const input = { ...targetOf(request), choice: request.body, language: languageOf(request) };
      const modules = await change(request, (tx, record) =>
        chooseModules(tx, record, actorOf(request), input),
      );
      reply.header('etag', etagOf(modules.version));
      return done(request, 'company_modules_saved', modules);
    },
  );
}
