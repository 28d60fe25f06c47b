import { actorOf, newId, type ServerModule } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import {
  allOfCompanies,
  companiesClient,
  companiesModules,
  rightsModule,
} from '../testing/companies-api.fake';
import { up } from './20261130T0610_token_products';

const scopes = ['show_bookings', 'hotels_bookings'];

const whoCalls: ServerModule = {
  name: 'flights',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    app.get(
      '/flights/test',
      {
        config: { permission: 'show_bookings', apiTokens: true },
        schema: { summary: 'Who calls', response: { 200: z.object({ products: z.array(z.string()) }) } },
      },
      async (request) => ({ products: [...(actorOf(request).formerProducts ?? [])] }),
    );
  },
};

describeOnDatabase('the upgrade after which a token needs the scope of a product', (makeApi) => {
  it('lets earlier tokens keep their access to flights, but no later one', async () => {
    const maker = newId();
    const modules = [...companiesModules, whoCalls, rightsModule(new Map([[maker, scopes]]))];
    const api = await makeApi({ modules });
    const headers = await api.signIn({ permissions: [...allOfCompanies, ...scopes], userId: maker });
    const staff = companiesClient(api, headers);
    const { id } = await staff.create({ name: 'Nile Travel' });
    const made = async () => {
      const input = { name: 'Engine', scopes, expires_in_days: 30 };
      const { status, body } = await staff.send('POST', `/companies/${id}/generate-token`, input);
      expect([status, body.data.scopes]).toEqual([201, scopes]);
      return body.data.token as string;
    };
    const products = async (token: string) =>
      (await companiesClient(api, { authorization: `Bearer ${token}` }).send('GET', '/flights/test')).body
        .products;
    const db = api.kernel.db as unknown as Kysely<unknown>;
    const before = await made();
    await sql`alter table company_tokens drop column former_products`.execute(db);
    await up(db);
    const after = await made();
    expect([await products(before), await products(after)]).toEqual([['flight'], []]);
  });
});
