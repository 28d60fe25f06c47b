import {
  createLog,
  createRun,
  createSecrets,
  readConfig,
  type Kernel,
  type ModuleTools,
} from '@traveldesk/shared-server';
import { createGates } from '@traveldesk/suppliers-server';
import { flightTools } from './flights.tools';
import type { SearchEvent } from './search/run';

it('a stop ends running searches, so that their readers get the last line', () => {
  const stopping = new AbortController();
  const config = { ...readConfig({}), secretKey: '00'.repeat(32) };
  const kernel: Partial<Kernel> = {
    config,
    log: createLog({ logLevel: 'silent' }),
    secrets: createSecrets(config.secretKey),
    stopping: stopping.signal,
    tools: { suppliers: { gateOf: createGates() } as ModuleTools['suppliers'] },
  };
  const { running } = flightTools(kernel as Kernel);
  const run = createRun<SearchEvent>('one', new Date(), () => {});
  running.add('one', { askedId: 'one', run, rules: { revision: 0, currencies: [] } });
  expect(run.signal.aborted).toBe(false);
  stopping.abort();
  expect(run.signal.reason).toBe('deadline');
});
