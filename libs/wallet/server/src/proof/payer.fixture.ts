// Sixteen clients that pay in and spend through the API's own calls as fast as they can, each call under a key of its own. Says
// which keys were acknowledged, until it is killed.
import { createApi, createLog, openPGlite, openPostgres, readConfig, newId } from '@traveldesk/shared-server';
import { walletModules } from '../testing/wallet-modules';

const clients = 16;

async function main(kind: string, place: string, companyId: string, round: string): Promise<void> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: `${place}-data`, CALL_LIMIT: '0' }),
    secretKey: '00'.repeat(32),
  };
  const api = await createApi({
    config,
    modules: walletModules,
    connection: kind === 'pglite' ? await openPGlite(place) : openPostgres(place),
    log: createLog({ logLevel: 'silent' }),
    work: false,
    authenticate: () => async () => ({
      userId: newIdOf(round),
      name: 'Payer',
      email: 'payer@traveldesk.example',
      type: 'staff',
      companyId: null,
      permissions: new Set(['add_deposits']),
      language: 'en',
      passwordChanged: true,
      tokenId: newId(),
    }),
  });
  console.log('ready');
  const pay = async (key: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/v1/companies/${companyId}/deposit`,
      headers: { authorization: 'Bearer payer', 'idempotency-key': key },
      payload: {
        amount: { amount: '0.01', currency: 'EUR' },
        method: 'cash',
        reference: key,
        received_on: '2026-11-01',
        note: null,
        proof_id: null,
      },
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let number = 0; ; number += 1) {
        const key = `round-${round}-client-${client}-${number}`;
        const answer = await pay(key);
        if (answer.statusCode === 200) console.log(key);
        else if (answer.statusCode !== 425 && answer.statusCode !== 503) throw new Error(answer.body);
      }
    }),
  );
}

const newIdOf = (round: string) => `00000000-0000-4000-8000-${round.padStart(12, '0')}`;

const [, , kind = '', place = '', companyId = '', round = ''] = process.argv;
main(kind, place, companyId, round).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
