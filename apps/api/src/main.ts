import { ConfigError, createLog, readConfig } from '@traveldesk/shared-server';
import { checkBooks } from './check-ledger';
import { plainSentence } from './failure';
import { greeting } from './greeting';
import { modules } from './modules';
import { checkNode } from './node-version';
import { start } from './start';

/** Milliseconds: a stop that takes longer than this, beyond its delay, ends the process anyway (SECURITY 56). */
const stopWithin = 10_000;

const commands = { sendParked: '--send-parked', checkLedger: '--check-ledger' } as const;

/** The command given as an argument; undefined if the program should serve. */
function readArguments(given: readonly string[]): string | undefined {
  const known = Object.values<string>(commands);
  const unknown = given.find((one) => !known.includes(one));
  if (unknown !== undefined)
    throw new ConfigError(`${unknown} is not an argument; the arguments are ${known.join(' and ')}.`);
  if (given.length > 1) throw new ConfigError(`${given.join(' and ')} cannot be given together.`);
  return given[0];
}

async function main(): Promise<void> {
  checkNode(process.versions.node);
  const command = readArguments(process.argv.slice(2));
  if (command === commands.checkLedger) process.exit(await checkBooks(process.env));
  const config = readConfig(process.env);
  const log = createLog(config);
  const starting = start(config, modules, { log, sendParked: command === commands.sendParked });
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal, delay: config.stopDelaySeconds }, 'stopping');
    setTimeout(endAnyway, config.stopDelaySeconds * 1000 + stopWithin).unref();
    // A failed start reports itself.
    void starting.then(
      ({ stop: end }) => end().then(() => process.exit(0), failToStop),
      () => {},
    );
  };
  // SIGHUP: closing the terminal stops the program too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const { address } = await starting.catch((error: unknown) => {
    // The log gets the stack; the operator gets the sentence.
    if (plainSentence(error) === null) log.fatal({ err: error }, 'the start failed');
    throw error;
  });
  process.stdout.write(greeting(config.port === 0 ? address : config.publicUrl, config));
}

function endAnyway(): void {
  console.error('Traveldesk could not stop in time and was ended with unfinished work.');
  process.exit(1);
}

function fail(error: unknown): void {
  const unexpected = `something unexpected happened (${firstLine(error)}); the log has the details.`;
  console.error(`Traveldesk could not start: ${plainSentence(error) ?? unexpected}`);
  process.exit(1);
}

function failToStop(error: unknown): void {
  console.error(`Traveldesk could not stop properly: ${firstLine(error)}`);
  process.exit(1);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

main().catch(fail);
