import {
  companyInputSchema,
  companyPageSchema,
  companyPaths,
  companyPermissions,
  companyQuerySchema,
  companyReaders,
  companySchema,
  companyViewers,
} from '@traveldesk/companies-contract';
import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import { actorOf, change, done, etagOf, problems, targetOf, type App } from '@traveldesk/shared-server';
import {
  createCompany,
  deleteCompany,
  listCompanies,
  readCompany,
  readCompanyHistory,
  updateCompany,
} from './companies';

export function companyRoutes(app: App): void {
  const { db } = app.kernel;

  app.get(
    companyPaths.all,
    {
      config: { permission: companyReaders },
      schema: {
        summary: 'Companies in the caller’s scope, a page at a time',
        querystring: companyQuerySchema,
        response: { 200: companyPageSchema },
      },
    },
    async (request) => listCompanies(db, request.query, actorOf(request)),
  );

  app.post(
    companyPaths.all,
    {
      config: { permission: companyPermissions.create, idempotent: true },
      schema: {
        summary: 'Add a company',
        body: companyInputSchema,
        response: { 201: doneOf(companySchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const company = await change(request, (tx, record) =>
        createCompany(tx, record, actorOf(request), request.body),
      );
      reply.code(201).header('etag', etagOf(company.version));
      return done(request, 'company_created', company, { name: company.name });
    },
  );

  app.get(
    companyPaths.one(':id'),
    {
      config: { permission: companyViewers },
      schema: {
        summary: 'One company',
        params: idParams,
        response: { 200: companySchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const company = await readCompany(db, request.params.id, actorOf(request));
      return reply.header('etag', etagOf(company.version)).send(company);
    },
  );

  app.put(
    companyPaths.one(':id'),
    {
      config: { permission: companyPermissions.update },
      schema: {
        summary: 'Change a company; If-Match names the version that was read',
        params: idParams,
        body: companyInputSchema,
        response: { 200: doneOf(companySchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const company = await change(request, (tx, record) =>
        updateCompany(
          tx,
          record,
          actorOf(request),
          { ...targetOf(request), company: request.body },
          app.kernel,
        ),
      );
      reply.header('etag', etagOf(company.version));
      return done(request, 'company_updated', company, { name: company.name });
    },
  );

  app.delete(
    companyPaths.one(':id'),
    {
      config: { permission: companyPermissions.remove },
      schema: {
        summary: 'Delete a company that nothing refers to',
        params: idParams,
        response: { 200: doneOf(companySchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const company = await change(request, (tx, record) =>
        deleteCompany(tx, record, actorOf(request), targetOf(request), app.kernel),
      );
      return done(request, 'company_deleted', company, { name: company.name });
    },
  );

  app.get(
    companyPaths.history(':id'),
    {
      config: { permission: companyViewers },
      schema: {
        summary: 'Who changed what of a company, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    async (request) => readCompanyHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
