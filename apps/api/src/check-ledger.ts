import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, createLog, createToolKernel, readConfig, type Config } from '@traveldesk/shared-server';
import { checkLedger, holdOwnersOf, readLedgerSize } from '@traveldesk/wallet-server';
import { openDatabase } from './database';
import { during, plainSentence } from './failure';
import { modules } from './modules';

const say = (to: NodeJS.WriteStream, line: string) => to.write(`${line}\n`);

/** The program's exit codes. */
const [whole, broken, unchecked] = [0, 1, 2];

/** Checks the whole ledger and reports errors. Opens the configured database under the product's lock, and writes only its progress. */
export async function checkBooks(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await check(readConfig(env));
  } catch (error) {
    say(process.stderr, `The books could not be checked: ${plainSentence(error) ?? String(error)}`);
    return unchecked;
  }
}

async function check(config: Config): Promise<number> {
  refuseNoDatabase(config);
  const log = createLog({ ...config, logLevel: 'silent' });
  const connection = await during('database', () => openDatabase(config, log));
  try {
    const owners = holdOwnersOf(createToolKernel({ config, modules, connection, log }));
    const { faults, found } = await checkLedger(connection.db, 'whole', { owners });
    const { entries } = await readLedgerSize(connection.db);
    if (found === 0) {
      say(process.stdout, `The books are whole: ${entries} entries.`);
      return whole;
    }
    say(process.stderr, `The books are not whole: ${found} faults in ${entries} entries.`);
    for (const { fault, account_id: account, transaction_id: transaction } of faults) {
      say(
        process.stderr,
        `- ${fault}${account ? ` account ${account}` : ''}${transaction ? ` transaction ${transaction}` : ''}`,
      );
    }
    return broken;
  } finally {
    await connection.close();
  }
}

/** The product creates a missing database, so a check in the wrong directory would find no errors. */
function refuseNoDatabase({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === null && !existsSync(path.join(dataDir, 'database')))
    throw new ConfigError(`There is no database in ${path.resolve(dataDir)}: set DATA_DIR or DATABASE_URL.`);
}
