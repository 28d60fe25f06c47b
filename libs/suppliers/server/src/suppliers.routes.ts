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
  protocolReaders,
  supplierCredentialsSchema,
  supplierInputSchema,
  supplierPageSchema,
  supplierPaths,
  supplierPermissions,
  supplierQuerySchema,
  supplierListers,
  supplierReaders,
  supplierProtocolsSchema,
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
import { shownSupplier, type StoredSupplier } from './suppliers.row';
import { findSuppliers } from './suppliers.sql';
import type { WritingTools } from './suppliers.tools';

export function supplierRoutes(app: App, tools: WritingTools): void {
  const { db } = app.kernel;
  const shown = (supplier: StoredSupplier) => shownSupplier(tools.protocols, supplier);

  app.get(
    supplierPaths.protocols,
    {
      config: { permission: protocolReaders },
      schema: {
        summary: 'The protocols that this server speaks to suppliers',
        response: { 200: supplierProtocolsSchema },
      },
    },
    () => ({ data: [...tools.protocols.values()].map((protocol) => protocol.shown) }),
  );

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
    async (request) => {
      const { data, total } = await findSuppliers(db, request.query, languageOf(request));
      return { data: data.map(shown), total };
    },
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
        .send(done(request, 'supplier_created', shown(supplier), { name: supplier.name }));
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
      return reply.header('etag', etagOf(supplier.version)).send(shown(supplier));
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
        .send(done(request, 'supplier_updated', shown(supplier), { name: supplier.name }));
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
      return done(request, 'supplier_deleted', shown(supplier), { name: supplier.name });
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
