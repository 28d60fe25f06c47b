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
import {
  supplierCredentialsSchema,
  supplierInputSchema,
  supplierPageSchema,
  supplierPaths,
  supplierPermissions,
  supplierQuerySchema,
  supplierListers,
  supplierReaders,
  supplierSchema,
} from '@traveldesk/suppliers-contract';
import {
  createSupplier,
  credentialsAt,
  deleteSupplier,
  readSupplier,
  readSupplierHistory,
  updateSupplier,
} from './suppliers';
import { findSuppliers } from './suppliers.sql';
import type { WritingTools } from './suppliers.tools';

export function supplierRoutes(app: App, tools: WritingTools): void {
  const { db } = app.kernel;

  app.get(
    supplierPaths.all,
    {
      config: { permission: supplierListers },
      schema: {
        summary: 'Suppliers, a page at a time',
        querystring: supplierQuerySchema,
        response: { 200: supplierPageSchema },
      },
    },
    (request) => findSuppliers(db, request.query, languageOf(request)),
  );

  app.post(
    supplierPaths.all,
    {
      config: { permission: supplierPermissions.create, idempotent: true },
      schema: {
        summary: 'Add a supplier; its credentials can be written and never read',
        body: supplierInputSchema,
        response: { 201: doneOf(supplierSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const supplier = await change(request, (tx, record) =>
        createSupplier(tx, record, actorOf(request), request.body, tools),
      );
      return reply
        .code(201)
        .header('etag', etagOf(supplier.version))
        .send(done(request, 'supplier_created', supplier, { name: supplier.name }));
    },
  );

  app.get(
    supplierPaths.one(':id'),
    {
      config: { permission: supplierReaders },
      schema: {
        summary: 'One supplier',
        params: idParams,
        response: { 200: supplierSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const supplier = await readSupplier(db, request.params.id);
      return reply.header('etag', etagOf(supplier.version)).send(supplier);
    },
  );

  app.put(
    supplierPaths.one(':id'),
    {
      config: { permission: supplierPermissions.update },
      schema: {
        summary:
          'Change a supplier; without credentials it keeps its own, with null it has none, and another address ends all',
        params: idParams,
        body: supplierInputSchema,
        response: { 200: doneOf(supplierSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const input = { ...targetOf(request), supplier: request.body };
      const supplier = await change(request, (tx, record) =>
        updateSupplier(tx, record, actorOf(request), input, { ...tools, kernel: app.kernel }),
      );
      return reply
        .header('etag', etagOf(supplier.version))
        .send(done(request, 'supplier_updated', supplier, { name: supplier.name }));
    },
  );

  app.get(
    supplierPaths.credentials(':id'),
    {
      config: { permission: supplierPermissions.update },
      schema: {
        summary: "What another address or protocol would end: the supplier's credentials, and companies' own",
        params: idParams,
        response: { 200: supplierCredentialsSchema, ...problems(404) },
      },
    },
    (request) => credentialsAt(app.kernel, request.params.id),
  );

  app.delete(
    supplierPaths.one(':id'),
    {
      config: { permission: supplierPermissions.remove },
      schema: {
        summary: 'Delete a supplier that nothing refers to',
        params: idParams,
        response: { 200: doneOf(supplierSchema), ...problems(404, 412, 422) },
      },
    },
    async (request) => {
      const supplier = await change(request, (tx, record) =>
        deleteSupplier(tx, record, actorOf(request), targetOf(request)),
      );
      return done(request, 'supplier_deleted', supplier, { name: supplier.name });
    },
  );

  app.get(
    supplierPaths.history(':id'),
    {
      config: { permission: supplierReaders },
      schema: {
        summary: 'Who changed what of a supplier, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    (request) => readSupplierHistory(db, request.params.id, request.query, actorOf(request)),
  );
}
