import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import type { ServerModule } from '../modules/module';
import { exportRoute } from './route';

const columns = { state: 'State', closed: 'Closed' };

const gates: ServerModule = {
  name: 'gates',
  migrations: {},
  texts: {
    en: { columns, states: { open: 'Open' } },
    fr: { columns, states: { open: 'Ouverte' } },
    ar: { columns, states: { open: 'مفتوحة' } },
  },
  permissions: ['export_gates'],
  routes: (app) => {
    exportRoute(app, {
      path: '/gates/export',
      permission: 'export_gates',
      summary: 'Gates',
      entity: 'gate',
      file: 'gates',
      module: 'gates',
      columns: {
        state: ({ state }: { state: string | null; closed: boolean }, say) => say('states', state),
        closed: ({ closed }) => closed,
      },
      query: z.strictObject({}),
      rows: async function* () {
        yield { state: 'open', closed: false };
        yield { state: null, closed: true };
      },
    });
  },
};

describe('an exported list', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [gates] });
  });
  afterAll(() => api.close());

  it.each([
    ['en', ['Open,No', ',Yes']],
    ['fr', ['Ouverte;Non', ';Oui']],
    ['ar', ['مفتوحة;لا', ';نعم']],
  ])("shows states, yes and no in its reader's words: %s", async (language, rows) => {
    const headers = { ...(await api.signIn({ permissions: ['export_gates'] })), 'accept-language': language };
    const { body } = await api.inject({ url: '/api/v1/gates/export', headers });
    expect(body.trim().split('\r\n').slice(1)).toEqual(rows);
  });
});
