import {
  dayPriceSchema,
  dayPricesSchema,
  flightPaths,
  flightPermissions,
  nearbyKm,
  nearbyLimit,
  nearbyQuerySchema,
  nearbySchema,
} from '@traveldesk/flights-contract';
import { airportsAround } from '@traveldesk/geo-server';
import { actorOf, languageOf, problems, type App } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { leavingOf } from '../leaving';
import { criteriaQuerySchema, readCriteria } from '../search/read-criteria';
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
      return { data: found.map(({ city, ...airport }) => ({ ...airport, city: city[language] })) };
    },
  );

  app.get(
    flightPaths.dayPrices,
    {
      config,
      schema: {
        summary: 'The cheapest price of the days around, as far as they were searched',
        querystring: criteriaQuerySchema,
        response: { 200: dayPricesSchema, ...problems(422) },
      },
    },
    async (request) => {
      const wanted = await readCriteria(db, request.query, actorOf(request));
      return { data: await readDayPrices(db, wanted) };
    },
  );

  app.get(
    flightPaths.dayPrice,
    {
      config,
      schema: {
        summary: 'The cheapest price of one day: its suppliers are asked where they were not',
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
