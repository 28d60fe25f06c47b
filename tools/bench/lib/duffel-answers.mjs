import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '../../scripts/lib/root.mjs';
import { freePort } from './product.mjs';

const day = (later) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

/** The query of a search from London to New York and back; another one for each number. */
export const queryOf = (number) =>
  `type=roundtrip&trips=LHR-JFK-${day(20 + number)}.JFK-LHR-${day(27 + number)}&adults=1`;

/** A real answer of the training supplier, whose offers are as large as a supplier's. */
export async function trainingAnswer() {
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
  if (!response.ok) throw new Error(`the training supplier refused: ${await response.text()}`);
  return (await response.json()).data;
}

/** The text of an answer with so many different offers, made of those of a real one. */
export function answerText(data, count, supplier) {
  const offers = Array.from({ length: count }, (_, index) => {
    const offer = structuredClone(data.offers[index % data.offers.length]);
    offer.id = `off_${supplier}_${index}`;
    offer.total_amount = (Number.parseFloat(offer.total_amount) + index).toFixed(2);
    offer.total_currency = 'EUR';
    for (const slice of offer.slices) {
      for (const segment of slice.segments) segment.marketing_carrier_flight_number = String(1000 + index);
    }
    return offer;
  });
  return JSON.stringify({ data: { ...data, offers } });
}

/** A supplier that answers every search after some time; `answeredAt` is when it had sent the newest answer whole. */
export async function serveAnswer(text, afterMs) {
  const state = { answeredAt: 0 };
  const server = createServer(async (request, response) => {
    request.resume();
    await sleep(afterMs);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text, () => (state.answeredAt = performance.now()));
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
