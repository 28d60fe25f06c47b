import { sql, type Kysely } from 'kysely';
import type { Country } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { newId, type ServerModule } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

/** A domain with references to countries that registers nothing with this library. */
const offices: ServerModule = {
  name: 'offices',
  migrations: {
    '20261121T9900_offices': {
      up: async (db: Kysely<never>) => {
        await sql`create table offices (id uuid primary key, country_id uuid not null references countries)`.execute(
          db,
        );
        await sql`
          create table holidays (
            id uuid primary key,
            country_id uuid not null references countries,
            observed_in uuid references countries
          )`.execute(db);
        await sql`
          create table flags (id uuid primary key, country_id uuid not null references countries on delete cascade)
        `.execute(db);
      },
    },
  },
  texts: {
    en: { rows: { offices_one: '{{count}} office', offices_other: '{{count}} offices' } },
    fr: {
      rows: {
        offices_one: '{{count}} bureau',
        offices_many: '{{count}} bureaux',
        offices_other: '{{count}} bureaux',
      },
    },
    ar: {
      rows: {
        offices_zero: 'لا مكاتب',
        offices_one: 'مكتب واحد',
        offices_two: 'مكتبان',
        offices_few: '{{count}} مكاتب',
        offices_many: '{{count}} مكتبًا',
        offices_other: '{{count}} مكتب',
      },
    },
  },
};

describeOnDatabase('deleting a country in use', (makeApi) => {
  let api: TestApi;
  let headers: { authorization: string };

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer, offices] });
    headers = await api.signIn({ permissions: ['update_countries', 'delete_countries'] });
  });

  async function find(code: string): Promise<Country | undefined> {
    const answer = await api.inject({ url: `/api/v1/countries?code=${code}`, headers });
    return answer.json<Page<Country>>().data[0];
  }

  const refuse = async (id: string, language: string) => {
    const answer = await api.inject({
      method: 'DELETE',
      url: `/api/v1/countries/${id}`,
      headers: { ...headers, 'accept-language': language },
    });
    expect(answer.statusCode).toBe(422);
    return answer.json<{ code: string; message: string }>();
  };

  it('is refused with the kind and number of its uses', async () => {
    const { id } = (await find('SM')) ?? { id: '' };
    for (let count = 0; count < 2; count += 1) {
      await sql`insert into offices values (${newId()}, ${id})`.execute(api.kernel.db);
    }
    expect(await refuse(id, 'en')).toMatchObject({
      code: 'in_use_by',
      message: 'This cannot be deleted: it is still used by 2 offices.',
    });
    expect((await refuse(id, 'fr')).message).toContain('2 bureaux');
    expect((await refuse(id, 'ar')).message).toContain('مكتبان');

    await sql`insert into holidays values (${newId()}, ${id}, ${id})`.execute(api.kernel.db);
    // Each table is named once, even with two references; a table without a text is named by its own name.
    expect((await refuse(id, 'en')).message).toBe(
      'This cannot be deleted: it is still used by 2 holidays and 2 offices.',
    );
    expect(await find('SM')).toMatchObject({ id, version: 1 });
    const history = await api.inject({ url: `/api/v1/countries/${id}/history`, headers });
    expect(history.json()).toEqual({ data: [], total: 0 });
  });

  it('is allowed if the references are deleted with it', async () => {
    const { id } = (await find('LI')) ?? { id: '' };
    await sql`insert into flags values (${newId()}, ${id})`.execute(api.kernel.db);
    const answer = await api.inject({ method: 'DELETE', url: `/api/v1/countries/${id}`, headers });
    expect(answer.json()).toMatchObject({ message: 'Liechtenstein was deleted.' });
    expect(await find('LI')).toBeUndefined();
  });
});
