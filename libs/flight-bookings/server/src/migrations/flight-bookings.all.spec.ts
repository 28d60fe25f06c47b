import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgres, hardness, bundleProgram } from '@traveldesk/shared-testing/server';
import { addWallet } from '@traveldesk/wallet-server/testing';
import {
  differencesOf,
  digestOfDetails,
  fillFormerBookings,
  listReader,
  modulesBefore,
  readLists,
} from '../testing/before-details.fake';
import { startBookingsOnPlace } from '../testing/bookings-on-place.fake';

const { isHard } = hardness(1);
const many = isHard ? 100_000 : 3_000;
/** The longest time that an upgrade may take (docs/operations.md), in milliseconds. */
const most = 60_000;

describe.each(['postgres', 'pglite'] as const)(`an upgrade with ${many} bookings on %s`, (kind) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'traveldesk-upgrade-'));
  const directory = `${parent}/api`;
  let place: string;
  let drop = async () => {};
  beforeAll(async () => {
    if (kind === 'pglite') place = path.join(parent, 'data');
    else ({ url: place, drop } = await createPostgres());
  }, 60_000);
  afterAll(async () => {
    await drop();
    rmSync(parent, { recursive: true, force: true });
  });

  /**
   * Runs the upgrade in its own process and kills it after the given time, or once it has written everything;
   * returns its running time.
   */
  const upgradeUntilKilled = (afterMs: number | null): Promise<number> => {
    const upgrade = bundleProgram(path.join(__dirname, 'upgrade.fixture.ts'));
    const child = spawn(process.execPath, [upgrade, kind, place, directory], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let begun = 0;
    let had = 0;
    let errors = '';
    const kill = () => {
      had = performance.now() - begun;
      child.kill('SIGKILL');
    };
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      if (part.includes('begun')) {
        begun = performance.now();
        if (afterMs !== null) setTimeout(kill, afterMs);
      }
      if (part.includes('written')) kill();
    });
    return new Promise((resolve, reject) => {
      child.once('close', (_code, signal) =>
        signal === 'SIGKILL' ? resolve(had) : reject(new Error(`The upgrade has ended: ${errors}`)),
      );
    });
  };

  it(`survives kills, starts again and ends within ${most / 1_000} s; lists and details stay the same`, async () => {
    const former = await startBookingsOnPlace({ kind, place, directory }, { modules: modulesBefore });
    await fillFormerBookings(former.kernel.db, await addWallet(former, 'Nile Travel'), many);
    const lists = await readLists(await listReader(former));
    const details = await digestOfDetails(former.kernel.db, 'bookings');
    expect(details.endsWith(` of ${many}`)).toBe(true);
    await former.close();

    // Killed just before the commit, and half-way.
    const whole = await upgradeUntilKilled(null);
    await upgradeUntilKilled(whole / 2);
    const between = await startBookingsOnPlace({ kind, place, directory }, { modules: modulesBefore });
    expect(await digestOfDetails(between.kernel.db, 'bookings')).toBe(details);
    expect(differencesOf(lists, await readLists(await listReader(between)))).toEqual([]);
    await between.close();

    const begun = performance.now();
    const api = await startBookingsOnPlace({ kind, place, directory });
    const took = performance.now() - begun;
    if (isHard) process.stdout.write(`${kind}: ${Math.round(took)} ms for the start that upgrades\n`);
    expect(took).toBeLessThan(most);
    expect(await digestOfDetails(api.kernel.db, 'flight_bookings')).toBe(details);
    expect(differencesOf(lists, await readLists(await listReader(api)))).toEqual([]);
    await api.close();
  }, 900_000);
});
