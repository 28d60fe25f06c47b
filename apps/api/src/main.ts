import { readConfig } from '@traveldesk/shared-server';
import { plainSentence } from './failure';
import { greeting } from './greeting';
import { modules } from './modules';
import { start } from './start';

/** A stop that takes longer than this ends the process anyway (SECURITY 56). */
const stopWithin = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const starting = start(config, modules);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithin).unref();
    void starting.then(({ stop: end }) => end()).then(() => process.exit(0), fail);
  };
  // A closed terminal is a wish to stop too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const { address } = await starting;
  process.stdout.write(greeting(config.port === 0 ? address : config.publicUrl, config.demoData));
}

function fail(error: unknown): void {
  const sentence = plainSentence(error);
  if (sentence === null) console.error(error);
  else console.error(`Traveldesk could not start: ${sentence}`);
  process.exit(1);
}

main().catch(fail);
