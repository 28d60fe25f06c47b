import { z } from 'zod';
import type { Routes } from '../../context';
import { notFound } from '../../http/errors';
import { pageOf, pageQuery } from '../../http/paging';
import { readQuery } from '../../http/validate';
import { allAircraft } from '../world/aircraft';
import { allAirlines } from '../world/airlines';
import { allAirports, allCities } from '../../world/places';
import { aircraftWire, airlineWire, airportWire, cityWire, loyaltyProgrammes } from './reference.wire';

interface Listed {
  id: string;
}

const airports = allAirports.map(airportWire);
const countryQuery = pageQuery.extend({ iata_country_code: z.string().length(2).optional() });

/** Airlines, airports, cities, aircraft and loyalty programs: lists and single records (SUPPLIER 4). */
export const referenceRoutes: Routes = (app) => {
  const serve = (path: string, what: string, items: readonly Listed[]) => {
    const byId = new Map(items.map((item) => [item.id, item]));
    app.get(path, (request) => pageOf(items, readQuery(pageQuery, request.query)));
    app.get(`${path}/:id`, (request) => ({ data: one(byId, request.params, what) }));
  };
  serve('/air/airlines', 'airline', allAirlines.map(airlineWire));
  serve('/air/cities', 'city', allCities.map(cityWire));
  serve('/air/aircraft', 'aircraft', allAircraft.map(aircraftWire));
  serve('/air/loyalty_programmes', 'loyalty programme', loyaltyProgrammes);

  const airportsById = new Map(airports.map((airport) => [airport.id, airport]));
  app.get('/air/airports', (request) => {
    const query = readQuery(countryQuery, request.query);
    const country = query.iata_country_code;
    return pageOf(country ? airports.filter((one) => one.iata_country_code === country) : airports, query);
  });
  app.get('/air/airports/:id', (request) => ({ data: one(airportsById, request.params, 'airport') }));
};

function one<Item>(byId: ReadonlyMap<string, Item>, params: unknown, what: string): Item {
  const { id } = readQuery(z.object({ id: z.string() }), params);
  const item = byId.get(id);
  if (!item) throw notFound(what);
  return item;
}
