import { z } from 'zod';
import type { Routes, Sandbox } from '../../context';
import { gatewayTimeout, notFound } from '../../http/errors';
import { newId } from '../../http/ids';
import { readData, readQuery } from '../../http/validate';
import { carrierOf } from '../world/airlines';
import { recordSearch, type SearchRecord } from './record';
import { scenarioOf } from './scenarios';
import { searchBody, searchQuery } from './search.schema';

/** A search whose offers arrive as the airlines answer. It lasts a minute, so it is not stored. */
interface Batch {
  id: string;
  search: SearchRecord;
  started: number;
  pace: number;
  /** The airlines grouped by answer time, one group per batch. */
  batches: string[][];
  read: number;
}

const lifeMs = 60_000;
const mostWaitMs = 10_000;
const batchCount = 4;

/** `/air/batch_offer_requests`: a POST that returns at once, and GETs that wait for the next batch (SUPPLIER 5). */
export const batchRoutes: Routes = (app, sandbox) => {
  const batches = new Map<string, Batch>();

  app.post('/air/batch_offer_requests', (request, reply) => {
    const query = readQuery(searchQuery, request.query);
    const search = recordSearch(readData(searchBody, request.body), {
      account: request.account,
      knobs: request.knobs,
      now: sandbox.now(),
      supplierTimeout: query.supplier_timeout,
    });
    if (scenarioOf(search.slices) === 'search_timeout') throw gatewayTimeout();
    sandbox.store.note(['searches', search]);
    const batch: Batch = {
      id: newId('bor'),
      search,
      started: Date.now(),
      pace: request.knobs.pace,
      batches: batchesOf(search),
      read: 0,
    };
    for (const [id, { started }] of batches) if (Date.now() - started > lifeMs) batches.delete(id);
    batches.set(batch.id, batch);
    return reply.code(201).send({ data: wire(batch) });
  });

  app.get('/air/batch_offer_requests/:id', async (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const batch = batches.get(id);
    if (batch?.search.account !== request.account.id || Date.now() - batch.started > lifeMs) {
      throw notFound('batch offer request');
    }
    const carriers = batch.batches[batch.read];
    if (!carriers) return { data: { ...wire(batch), offers: [] } };
    const due = batch.started + slowestOf(carriers) * batch.pace - Date.now();
    await sandbox.sleep(Math.min(due, mostWaitMs));
    if (due > mostWaitMs) return { data: { ...wire(batch), offers: [] } };
    batch.read += 1;
    return { data: { ...wire(batch), offers: offersOf(sandbox, batch.search, carriers) } };
  });
};

/** Groups the airlines into batches, fastest first. */
function batchesOf({ carriers }: SearchRecord): string[][] {
  const ordered = [...carriers].sort((a, b) => carrierOf(a).answersAfterMs - carrierOf(b).answersAfterMs);
  const size = Math.ceil(ordered.length / batchCount);
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, at) =>
    ordered.slice(at * size, (at + 1) * size),
  );
}

const slowestOf = (carriers: readonly string[]) =>
  Math.max(...carriers.map((code) => carrierOf(code).answersAfterMs));

function offersOf({ offers }: Sandbox, search: SearchRecord, carriers: readonly string[]) {
  return offers
    .of(search)
    .filter(({ carrier }) => carriers.includes(carrier.iata))
    .map((draft) => offers.wire({ draft, search }));
}

function wire({ id, search, batches, read }: Batch) {
  return {
    id,
    live_mode: false,
    created_at: new Date(search.created).toISOString(),
    client_key: search.id.slice(4),
    total_batches: batches.length,
    remaining_batches: Math.max(batches.length - read, 0),
  };
}
