import { z } from 'zod';
import type { Routes, Sandbox } from '../../context';
import { gatewayTimeout, notFound } from '../../http/errors';
import { pageOf, pageQuery } from '../../http/paging';
import { readData, readQuery } from '../../http/validate';
import { carriers } from '../world/carriers.data';
import type { Knobs } from '../../training/knobs';
import { recordSearch, type SearchRecord } from './record';
import { itinerariesWire, requestWire } from './request.wire';
import { scenarioOf } from './scenarios';
import { searchBody, searchQuery } from './search.schema';

/** `POST /air/offer_requests`: the search (SUPPLIER 5). */
export const offerRequestRoutes: Routes = (app, sandbox) => {
  app.post('/air/offer_requests', async (request, reply) => {
    const query = readQuery(searchQuery, request.query);
    const search = recordSearch(readData(searchBody, request.body), {
      account: request.account,
      knobs: request.knobs,
      now: sandbox.now(),
      supplierTimeout: query.supplier_timeout,
    });
    await sandbox.sleep(waitOf(search, request.knobs, query.supplier_timeout));
    if (scenarioOf(search.slices) === 'search_timeout') throw gatewayTimeout();
    sandbox.store.note(['searches', search]);
    if (query.view === 'itineraries') {
      return reply.code(201).send({ data: itinerariesWire(search, offersOf(sandbox, search)) });
    }
    const offers = query.return_offers ? { offers: offersOf(sandbox, search) } : {};
    return reply.code(201).send({ data: { ...requestWire(search), ...offers } });
  });

  app.get('/air/offer_requests', (request) => {
    const own = sandbox.store.list('searches').filter(({ account }) => account === request.account.id);
    const { data, meta } = pageOf(own, readQuery(pageQuery, request.query));
    return { data: data.map(requestWire), meta };
  });

  app.get('/air/offer_requests/:id', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const search = ownSearch(sandbox, request.account.id, id);
    return { data: { ...requestWire(search), offers: offersOf(sandbox, search) } };
  });
};

/** Returns a customer's search. Throws not_found. */
export function ownSearch({ store }: Pick<Sandbox, 'store'>, account: string, id: string): SearchRecord {
  const search = store.get('searches', id);
  if (search?.account !== account) throw notFound('offer request');
  return search;
}

function offersOf({ offers }: Sandbox, search: SearchRecord) {
  return offers.of(search).map((draft) => offers.wire({ draft, search }));
}

/** Returns the search's duration: that of the slowest airline, or the timeout if one does not answer in time. */
function waitOf(search: SearchRecord, knobs: Knobs, supplierTimeout: number): number {
  const asked = carriers.filter(({ kind }) => knobs.sells.includes(kind));
  const times = asked.map(({ answersAfterMs }) => answersAfterMs * knobs.pace);
  return search.carriers.length < asked.length ? supplierTimeout : Math.max(...times);
}
