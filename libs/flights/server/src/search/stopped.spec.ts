import { startTestApi } from '@traveldesk/shared-testing/server';
import { startFakeDuffel } from '../testing/duffel-server.fake';
import { endsIn, linesOf, offersIn, oneway, startFlightsApi } from '../testing/flights-api.fake';

/** A stop ends a search for its readers (SECURITY 56). */
it('a running search ends with the offers so far when the product stops', async () => {
  const logged: string[] = [];
  const flights = await startFlightsApi(startTestApi, { logLevel: 'warn' }, (line) => logged.push(line));
  const [quick, silent] = [await startFakeDuffel({ id: 'off_1', total: '100' }), await startFakeDuffel()];
  silent.onSearch(() => {});
  try {
    await flights.addSupplier('quick', quick.url);
    await flights.addSupplier('silent', silent.url, { timeout_ms: 60_000 });
    const address = await flights.api.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = () => fetch(`${address}/api/v1/flights/offers?${oneway()}`, { headers: flights.staff });
    const answer = await ask();
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const more = async () => {
      const part = await reader?.read();
      text += part?.value ?? '';
      return part?.done === false;
    };
    while (!text.includes('"done"') && (await more()));
    for (let tries = 0; tries < 1_000 && silent.open() === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(silent.open()).toBe(1);
    const began = performance.now();
    const stopped = flights.api.close();
    while (await more());
    const lines = linesOf(text);
    await stopped;
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(offersIn(lines)).toHaveLength(1);
    expect(endsIn(lines)).toMatchObject([
      { supplier: 'quick', status: 'done' },
      { supplier: 'silent', status: 'failed', reason: 'deadline' },
    ]);
    expect(lines.at(-1)).toMatchObject({ type: 'end', count: 1 });
    expect(logged.filter((line) => line.includes('cut off'))).toEqual([]);
    expect(silent.open()).toBe(0);
    await expect(ask()).rejects.toThrow();
  } finally {
    await Promise.all([quick.close(), silent.close()]);
  }
});
