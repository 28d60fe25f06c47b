import {
  hotelPaths,
  negotiatedChainsSchema,
  negotiatedChangeSchema,
  negotiatedDeletedSchema,
  negotiatedDoneSchema,
  negotiatedInputSchema,
  negotiatedParams,
  negotiatedPermission,
  negotiatedPropertiesQuerySchema,
  negotiatedPropertiesSchema,
  negotiatedRateParams,
  negotiatedRatesSchema,
} from '@traveldesk/hotels-contract';
import {
  actorOf,
  change,
  done,
  etagOf,
  folded,
  leavingOf,
  notFound,
  problems,
  targetOf,
  type App,
} from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import { propertiesNamed } from '../places/properties.sql';
import { readChains } from './chains';
import {
  changeRate,
  createRate,
  deleteRate,
  heldByStaff,
  readRate,
  readRates,
  type RateKey,
} from './negotiated-rates';
import { brought, doneCode } from './brought';

const config = { permission: negotiatedPermission };

/** The maximum number of suggested properties. */
const mostProperties = 20;

export function negotiatedRoutes(app: App, tools: HotelTools): void {
  const { db } = tools;

  app.get(
    hotelPaths.negotiatedRates(':id', ':supplierId'),
    {
      config,
      schema: {
        summary: 'The negotiated rates of a company at a supplier, and what the supplier has of each',
        params: negotiatedParams,
        response: { 200: negotiatedRatesSchema, ...problems(404) },
      },
    },
    async (request) => readRates(tools, keyOf(request.params), actorOf(request)),
  );

  app.post(
    hotelPaths.negotiatedRates(':id', ':supplierId'),
    {
      config: { ...config, idempotent: true },
      schema: {
        summary: 'Add a negotiated rate, and register it at the supplier',
        params: negotiatedParams,
        body: negotiatedInputSchema,
        response: { 201: negotiatedDoneSchema, ...problems(404, 422) },
      },
    },
    async (request, reply) => {
      const [actor, key] = [actorOf(request), keyOf(request.params)];
      const supplier = await heldByStaff(tools, key, actor);
      const { id: rateId } = await change(request, (tx, record) =>
        createRate(tx, record, actor, key, { supplier, input: request.body }),
      );
      const rate = await brought(tools, { ...key, rateId }, actor);
      if (!rate) throw notFound();
      reply.code(201).header('etag', etagOf(rate.version));
      return done(request, doneCode(rate), rate, { name: rate.name });
    },
  );

  app.put(
    hotelPaths.negotiatedRate(':id', ':supplierId', ':rateId'),
    {
      config,
      schema: {
        summary:
          'Change a negotiated rate, here and at the supplier; If-Match names the version that was read',
        params: negotiatedRateParams,
        body: negotiatedChangeSchema,
        response: { 200: negotiatedDoneSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const [actor, key] = [actorOf(request), rateKeyOf(request.params)];
      const supplier = await heldByStaff(tools, key, actor);
      const { seen } = targetOf(request);
      await change(request, (tx, record) =>
        changeRate(tx, record, actor, key, { seen, supplier, input: request.body }),
      );
      const rate = await brought(tools, key, actor);
      if (!rate) throw notFound();
      reply.header('etag', etagOf(rate.version));
      return done(request, doneCode(rate), rate, { name: rate.name });
    },
  );

  app.delete(
    hotelPaths.negotiatedRate(':id', ':supplierId', ':rateId'),
    {
      config,
      schema: {
        summary: 'Delete a negotiated rate, here and at the supplier',
        params: negotiatedRateParams,
        response: { 200: negotiatedDeletedSchema, ...problems(404, 412) },
      },
    },
    async (request) => {
      const [actor, key] = [actorOf(request), rateKeyOf(request.params)];
      const supplier = await heldByStaff(tools, key, actor);
      const { seen } = targetOf(request);
      const { name } = await change(request, (tx, record) =>
        deleteRate(tx, record, actor, key, { seen, supplier }),
      );
      const rate = await brought(tools, key, actor);
      return done(request, doneCode(rate), rate, { name });
    },
  );

  app.post(
    hotelPaths.negotiatedRegistrations(':id', ':supplierId', ':rateId'),
    {
      config,
      schema: {
        summary: 'Try again to register, change or remove a negotiated rate at the supplier',
        params: negotiatedRateParams,
        response: { 200: negotiatedDeletedSchema, ...problems(404) },
      },
    },
    async (request) => {
      const [actor, key] = [actorOf(request), rateKeyOf(request.params)];
      await heldByStaff(tools, key, actor);
      const before = await readRate(tools, key, actor);
      if (!before) throw notFound();
      const rate = await brought(tools, key, actor);
      return done(request, doneCode(rate), rate, { name: before.name });
    },
  );

  app.get(
    hotelPaths.negotiatedChains(':id', ':supplierId'),
    {
      config,
      schema: {
        summary: 'The chains of a supplier, by which rates are negotiated',
        params: negotiatedParams,
        response: { 200: negotiatedChainsSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const key = keyOf(request.params);
      const supplier = await heldByStaff(tools, key, actorOf(request));
      return readChains(tools, supplier, { companyId: key.companyId, signal: leavingOf(reply) });
    },
  );

  app.get(
    hotelPaths.negotiatedProperties(':id', ':supplierId'),
    {
      config,
      schema: {
        summary: 'Properties that a supplier has sold, by a part of their name',
        params: negotiatedParams,
        querystring: negotiatedPropertiesQuerySchema,
        response: { 200: negotiatedPropertiesSchema, ...problems(404) },
      },
    },
    async (request) => {
      const { id } = await heldByStaff(tools, keyOf(request.params), actorOf(request));
      const wanted = { suppliers: [id], limit: mostProperties };
      const found = await propertiesNamed(db, folded(request.query.q), wanted);
      return { data: found.map(({ latitude: _, longitude: __, ...property }) => property) };
    },
  );
}

interface OfSupplier {
  id: string;
  supplierId: string;
}

const keyOf = ({ id, supplierId }: OfSupplier) => ({ companyId: id, supplierId });
const rateKeyOf = ({ rateId, ...params }: OfSupplier & { rateId: string }): RateKey => ({
  ...keyOf(params),
  rateId,
});
