// Books like an agent, in its own process, until it is killed at the requested point.
import { bareDesk } from '../testing/bare-desk.fake';
import { startOnPlace } from '../testing/killable-api.fake';
import { freezeAt, type KillPoint } from './kill-points';
import { stepOf, type Step } from './steps';

async function main(args: readonly string[]): Promise<void> {
  const [kind = '', place = '', directory = '', companyId = '', step = '', point = '', day = ''] = args;
  const api = await startOnPlace({ kind, place, directory });
  const desk = await bareDesk(api, companyId, Number(day));
  const { prepare, begin } = stepOf[step as Step];
  const prepared = await prepare(desk);
  freezeAt(api.kernel, step as Step, point as KillPoint);
  const id = await begin(desk, prepared);
  await desk.settled(id);
  console.log(JSON.stringify({ at: 'written' }));
  // The parent process kills it now.
  setInterval(() => {}, 1_000);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
