import type { City } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { geoServer } from '..';
import { up } from './20261127T1050_city_names';

describeOnDatabase('corrected names of cities', (makeApi) => {
  let api: TestApi;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
    headers = await api.signIn({ permissions: ['show_cities'] });
  });

  async function list(query: string): Promise<City[]> {
    return (await api.inject({ url: `/api/v1/cities?${query}`, headers })).json<Page<City>>().data;
  }

  it.each([
    ['FAT', 'فريسنو', { en: 'Fresno', fr: 'Fresno', ar: 'فريسنو' }],
    ['LXA', 'Lhassa', { en: 'Lhasa', fr: 'Lhassa', ar: 'لاسا' }],
  ])('are correct: %s is found by %s', async (code, typed, name) => {
    expect((await list(`code=${code}`))[0]?.name).toEqual(name);
    expect((await list(`name=${typed}`)).map((city) => city.code)).toEqual([code]);
  });

  it('replace misspelled names in a database, except names that staff have edited', async () => {
    const { db } = api.kernel;
    await sql`update cities set name_ar = 'فرزنو', sort_ar = 'فرزنو', name_fr = 'Fresno la belle' where code = 'FAT'`.execute(
      db,
    );
    await sql`update cities set name_fr = 'Lassa', sort_fr = 'lassa' where code = 'LXA'`.execute(db);
    await db.transaction().execute((tx) => up(tx as never));
    expect((await list('code=FAT'))[0]?.name).toEqual({ en: 'Fresno', fr: 'Fresno la belle', ar: 'فريسنو' });
    expect((await list('code=LXA'))[0]?.name).toEqual({ en: 'Lhasa', fr: 'Lassa', ar: 'لاسا' });
  });
});
