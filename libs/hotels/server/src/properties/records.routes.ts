import {
  hotelPaths,
  propertiesPermission,
  propertyHistoryQuerySchema,
  propertyHistorySchema,
  propertyJoinSchema,
  propertyMatchesQuerySchema,
  propertyMatchesSchema,
  propertyRecordSchema,
  propertyRowsQuerySchema,
  propertyRowsSchema,
  propertySeparationSchema,
  propertySplitSchema,
  propertyUndoSchema,
} from '@traveldesk/hotels-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  etagOf,
  problems,
  readTargetOf,
  written,
  type Actor,
  type App,
  type ReadTarget,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { z } from 'zod';
import type { HotelTools } from '../hotels.tools';
import { joinProperties, keepApart, splitProperty, undoDecision } from './decide';
import { historyOfProperty } from './property-history';
import { findMatches } from './property-matches.sql';
import { findRows, readRecord } from './property-rows.sql';

const config = { permission: propertiesPermission } as const;

/** The screens where staff join and split our records of properties, for everybody. */
export function recordRoutes(app: App, { db }: Pick<HotelTools, 'db'>): void {
  app.get(
    hotelPaths.properties,
    {
      config,
      schema: {
        summary: 'Our records of hotels, a page at a time',
        querystring: propertyRowsQuerySchema,
        response: { 200: propertyRowsSchema },
      },
    },
    (request) => findRows(db, request.query),
  );

  app.get(
    hotelPaths.propertyMatches,
    {
      config,
      schema: {
        summary: 'Pairs of records that may be the same hotel, a page at a time',
        querystring: propertyMatchesQuerySchema,
        response: { 200: propertyMatchesSchema },
      },
    },
    (request) => findMatches(db, request.query),
  );

  app.get(
    hotelPaths.propertyRecord(':id'),
    {
      config,
      schema: {
        summary: 'Our record of a hotel with its suppliers’ ids',
        params: idParams,
        response: { 200: propertyRecordSchema, ...problems(404) },
      },
    },
    async (request, reply) => {
      const record = await readRecord(db, request.params.id);
      return reply.header('etag', etagOf(record.version)).send(record);
    },
  );

  app.get(
    hotelPaths.propertyHistory(':id'),
    {
      config,
      schema: {
        summary: 'Who joined, split and kept apart a hotel, when and why',
        params: idParams,
        querystring: propertyHistoryQuerySchema,
        response: { 200: propertyHistorySchema, ...problems(404) },
      },
    },
    (request) => historyOfProperty(db, request.params.id, request.query),
  );

  decisionRoute(app, {
    path: hotelPaths.propertyJoins(':id'),
    summary: 'Join another record to this one: they are the same hotel',
    body: propertyJoinSchema,
    said: 'properties_joined',
    decide: joinProperties,
  });
  decisionRoute(app, {
    path: hotelPaths.propertySplits(':id'),
    summary: 'Split suppliers off a record: theirs is another hotel',
    body: propertySplitSchema,
    said: 'property_split',
    decide: splitProperty,
  });
  decisionRoute(app, {
    path: hotelPaths.propertySeparations(':id'),
    summary: 'Keep two records apart: they are different hotels',
    body: propertySeparationSchema,
    said: 'properties_kept_apart',
    decide: keepApart,
  });
  decisionRoute(app, {
    path: hotelPaths.propertyUndos(':id'),
    summary: 'Undo a decision about a hotel',
    body: propertyUndoSchema,
    said: 'property_decision_undone',
    decide: undoDecision,
  });
}

interface DecisionRoute<Input> {
  path: string;
  summary: string;
  body: z.ZodType<Input>;
  /** The code of the confirmation text. */
  said: string;
  decide(
    deciding: { tx: Tx; record: Recorder; actor: Actor },
    target: ReadTarget,
    input: Input,
  ): Promise<{ id: string; name: string }>;
}

/** Adds a route that changes a record by its version, and answers with the record. */
function decisionRoute<Input>(app: App, { path, summary, body, said, decide }: DecisionRoute<Input>): void {
  app.post(
    path,
    {
      config: { ...config, version: 'required' },
      schema: {
        summary,
        params: idParams,
        body: body as z.ZodType,
        response: { 200: doneOf(propertyRecordSchema), ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const after = await change(request, async (tx, record) => {
        const { id, name } = await decide(
          { tx, record, actor: actorOf(request) },
          readTargetOf(request),
          request.body as Input,
        );
        return { name, property: await readRecord(tx, id) };
      });
      return written(reply, request, said, after.property, { name: after.name });
    },
  );
}
