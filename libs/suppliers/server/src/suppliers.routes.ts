import { doneOf, historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import { change, done, etagOf, languageOf, problems, type App } from '@traveldesk/shared-server';
import {
  supplierInputSchema,
  supplierPageSchema,
  supplierPaths,
  supplierPermissions,
  supplierQuerySchema,
  supplierReaders,
  supplierSchema,
} from '@traveldesk/suppliers-contract';
import {
  addSupplier,
  deleteSupplier,
  readSupplier,
  readSupplierHistory,
  updateSupplier,
  type SupplierTools,
} from './suppliers';
import { findSuppliers } from './suppliers.sql';

export function supplierRoutes(app: App, tools: SupplierTools): void {
  const { db } = app.kernel;

  app.get(
    supplierPaths.all,
    {
      config: { permission: supplierPermissions.list },
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
      config: { permission: supplierPermissions.create },
      schema: {
        summary: 'Add a supplier; its credentials can be written and never read',
        body: supplierInputSchema,
        response: { 201: doneOf(supplierSchema), ...problems(422) },
      },
    },
    async (request, reply) => {
      const supplier = await change(request, (tx, record) => addSupplier(tx, record, tools, request.body));
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
        summary: 'Change a supplier; without credentials it keeps its own, with null it has none',
        params: idParams,
        body: supplierInputSchema,
        response: { 200: doneOf(supplierSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const supplier = await updateSupplier(request, tools, request.params.id, request.body);
      return reply
        .header('etag', etagOf(supplier.version))
        .send(done(request, 'supplier_updated', supplier, { name: supplier.name }));
    },
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
      const supplier = await deleteSupplier(request, request.params.id);
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
    (request) => readSupplierHistory(db, request.params.id, request.query),
  );
}
