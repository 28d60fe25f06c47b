import {
  dayPriceSchema,
  dayPricesSchema,
  dayShapes,
  flightPaths,
  flightPermissions,
  monthSchema,
  nearbyKm,
  nearbyLimit,
  nearbyQuerySchema,
  nearbySchema,
  termsQuerySchema,
  termsSchema,
} from '@traveldesk/flights-contract';
import { airportsAround } from '@traveldesk/geo-server';
import { actorOf, invalid, languageOf, leavingOf, problems, type App } from '@traveldesk/shared-server';
import { z } from 'zod';
import type { FlightTools } from '../flights.tools';
import { companyFor, criteriaQuerySchema, readCriteria } from '../search/read-criteria';
import { termsOf } from '../search/sellers-for';
import { askDayPrice, readDayPrices } from './day-prices';

const config = { permission: flightPermissions.search };

export function aroundRoutes(app: App, tools: FlightTools): void {
  const { db } = tools;

  app.get(
    flightPaths.nearbyAirports,
    {
      config,
      schema: {
        summary: 'Airports near an airport or a city, nearest first',
        querystring: nearbyQuerySchema,
        response: { 200: nearbySchema },
      },
    },
    async (request) => {
      const language = languageOf(request);
      const found = await airportsAround(db, request.query.code, { km: nearbyKm, limit: nearbyLimit });
      return {
        data: found.map(({ name, city, ...airport }) => ({
          ...airport,
          name: name[language],
          city: city[language],
        })),
      };
    },
  );

  app.get(
    flightPaths.terms,
    {
      config,
      schema: {
        summary: 'What a company’s flight suppliers support, before a search',
        querystring: termsQuerySchema,
        response: { 200: termsSchema, ...problems(422) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const { company, errors } = await companyFor(
        db,
        { company_id: request.query.company_id ?? null },
        actor,
      );
      if (Object.keys(errors).length > 0) throw invalid(errors);
      return termsOf(db, company, actor);
    },
  );

  app.get(
    flightPaths.dayPrices,
    {
      config,
      schema: {
        summary: 'The cheapest prices of the surrounding days, as far as they were searched',
        querystring: criteriaQuerySchema.extend({
          shape: z.enum(dayShapes).optional().meta({ description: '`strip` where it is not said' }),
          month: monthSchema
            .optional()
            .meta({ description: 'Of the shape `month`: that of the departure where it is not said' }),
        }),
        response: { 200: dayPricesSchema, ...problems(422) },
      },
    },
    async (request) => {
      const { shape = 'strip', month, ...query } = request.query;
      const wanted = await readCriteria(db, query, actorOf(request));
      return { data: await readDayPrices(db, wanted, { shape, month }) };
    },
  );

  app.get(
    flightPaths.dayPrice,
    {
      config,
      schema: {
        summary: 'The cheapest price of one day; queries suppliers that were not queried yet',
        querystring: criteriaQuerySchema,
        response: { 200: dayPriceSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const wanted = await readCriteria(db, request.query, actor);
      return askDayPrice(tools, wanted, actor, leavingOf(reply));
    },
  );
}
