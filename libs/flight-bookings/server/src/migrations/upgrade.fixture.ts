// Starts the product on a database from before flights had a detail row, and pauses within that migration until it is killed: before its
// first statement, and again after its last.
import { setTimeout as wait } from 'node:timers/promises';
import { bookingsModules } from '../testing/bookings-api.fake';
import { startBookingsOnPlace } from '../testing/bookings-on-place.fake';
import * as migration from './20261130T0200_flight_bookings';

const name = '20261130T0200_flight_bookings';
const say = (at: string) => console.log(JSON.stringify({ at }));

async function main([kind = '', place = '', directory = '']: readonly string[]): Promise<void> {
  const modules = bookingsModules.map((module) =>
    name in module.migrations
      ? {
          ...module,
          migrations: {
            [name]: {
              up: async (db: Parameters<typeof migration.up>[0]) => {
                say('begun');
                await migration.up(db);
                say('written');
                await wait(600_000);
              },
            },
          },
        }
      : module,
  );
  await startBookingsOnPlace({ kind, place, directory }, { modules });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
