import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../scripts/lib/root.mjs';
import { freePort } from './product.mjs';

const day = (later) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

/**
 * The days of a search; others for each number.
 *
 * @param {number} number
 * @returns {[string, string]}
 */
export const datesOf = (number) => [day(20 + number), day(27 + number)];

/** The query of a search from London to New York and back on these days. */
export const queryOf = ([out, back]) => `type=roundtrip&trips=LHR-JFK-${out}.JFK-LHR-${back}&adults=1`;

/** A real response of the training supplier, whose offers are as large as a real supplier's. */
export const trainingAnswer = () => fromTraining(ask);

/**
 * Starts the training supplier and returns what `ask` gets from its address.
 *
 * @template Answer
 * @param {(url: string) => Promise<Answer | undefined>} ask
 * @returns {Promise<Answer>}
 */
export async function fromTraining(ask) {
  const port = await freePort();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-bench-'));
  const server = spawn(process.execPath, [at('dist/apps/supplier-sandbox/main.mjs')], {
    stdio: 'ignore',
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_DATA_DIR: directory, LOG_LEVEL: 'silent' },
  });
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await ask(`http://127.0.0.1:${port}`).catch(() => undefined);
      if (answer) return answer;
      await sleep(100);
    }
    throw new Error('the training supplier did not answer within 10 seconds');
  } finally {
    server.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }
}

async function ask(url) {
  const slice = (origin, destination, departure_date) => ({ origin, destination, departure_date });
  const response = await fetch(`${url}/air/offer_requests?return_offers=true`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer duffel_test_training_steady',
      'duffel-version': 'v2',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      data: {
        slices: [slice('LHR', 'JFK', day(30)), slice('JFK', 'LHR', day(37))],
        passengers: [{ type: 'adult' }],
        cabin_class: 'economy',
      },
    }),
  });
  if (!response.ok) throw new Error(`the training supplier rejected the request: ${await response.text()}`);
  return (await response.json()).data;
}

/** The text of a response with this many different offers, made from those of a real one; `dates` replaces the days of its trips. */
export function answerText(data, count, supplier, dates) {
  const offers = Array.from({ length: count }, (_, index) => {
    const offer = structuredClone(data.offers[index % data.offers.length]);
    offer.id = `off_${supplier}_${index}`;
    // Base and total rise equally, so that the price still adds up.
    for (const part of ['base', 'total']) {
      offer[`${part}_amount`] = (Number.parseFloat(offer[`${part}_amount`]) + index).toFixed(2);
    }
    for (const part of ['base', 'tax', 'total']) offer[`${part}_currency`] = 'EUR';
    for (const slice of offer.slices) {
      for (const segment of slice.segments) segment.marketing_carrier_flight_number = String(1000 + index);
    }
    if (dates) offer.slices.forEach((slice, at) => move(slice, dates[at]));
    return offer;
  });
  return JSON.stringify({ data: { ...data, offers } });
}

/** Moves a trip by this many days. */
function move({ segments }, date) {
  const from = Date.parse(`${segments[0].departing_at.slice(0, 10)}T00:00:00Z`);
  const moved = (local) =>
    new Date(Date.parse(`${local}Z`) + Date.parse(`${date}T00:00:00Z`) - from).toISOString().slice(0, 19);
  for (const segment of segments) {
    segment.departing_at = moved(segment.departing_at);
    segment.arriving_at = moved(segment.arriving_at);
  }
}

/** A supplier that answers every search with `text` after a delay; `answeredAt` is when it had sent its newest response completely. */
export async function serveAnswer(afterMs) {
  const state = { answeredAt: 0, text: '' };
  const server = createServer(async (request, response) => {
    request.resume();
    await sleep(afterMs);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(state.text, () => (state.answeredAt = performance.now()));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
