// Checks all of the books and says what is wrong with them: npm run ledger:check. It opens the database that the environment
// names, by the same lock as the product, and writes no more than how far it has read. Ends with 1 where they are not whole.
import { createLog, createToolKernel, readConfig } from '@traveldesk/shared-server';
import { checkLedger, holdOwnersOf, readLedgerSize } from '@traveldesk/wallet-server';
import { openDatabase } from './database';
import { plainSentence } from './failure';
import { modules } from './modules';

const say = (to: NodeJS.WriteStream, line: string) => to.write(`${line}\n`);

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const log = createLog({ ...config, logLevel: 'silent' });
  const connection = await openDatabase(config, log);
  try {
    const { db } = connection;
    const owners = holdOwnersOf(createToolKernel({ config, modules, connection, log }));
    const { faults, found } = await checkLedger(db, 'whole', { owners });
    const { entries } = await readLedgerSize(db);
    if (found === 0) {
      say(process.stdout, `The books are whole: ${entries} entries.`);
      return 0;
    }
    say(process.stderr, `The books are not whole: ${found} faults in ${entries} entries.`);
    for (const { fault, account_id: account, transaction_id: transaction } of faults) {
      say(
        process.stderr,
        `- ${fault}${account ? ` account ${account}` : ''}${transaction ? ` transaction ${transaction}` : ''}`,
      );
    }
    return 1;
  } finally {
    await connection.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const sentence = plainSentence(error) ?? (error instanceof Error ? error.message : String(error));
    say(process.stderr, `The books could not be checked: ${sentence}`);
    process.exit(2);
  },
);
