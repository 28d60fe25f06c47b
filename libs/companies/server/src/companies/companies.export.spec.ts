import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';

const office = {
  office_address: '12 Talaat Harb St, Cairo',
  office_latitude: 30.0489,
  office_longitude: 31.2394,
};

describeOnDatabase('the export of companies', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let nile: string;

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
    nile = (await staff.create({ name: 'Nile, "the" Travel', ...office })).id;
    await staff.create({ name: '=HYPERLINK("x")', parent_id: nile, type: 'B2C' });
    await staff.create({ name: 'شركة سيوة' });
  });

  const file = async (query: string, permissions: readonly string[] = allOfCompanies, more = {}) => {
    const headers = await api.signIn({ permissions, ...more });
    const answer = await api.inject({ method: 'GET', url: `/api/v1/company/export?${query}`, headers });
    return { status: answer.statusCode, headers: answer.headers, lines: answer.body.split('\r\n') };
  };

  it('contains the filtered rows for a spreadsheet, with formulas as text', async () => {
    const { status, headers, lines } = await file('');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="companies.csv"');
    expect(lines[0]).toBe(
      '\ufeffName,Type,Parent company,Country,Office address,Office latitude,Office longitude,Email,Phone,Currency,Status,Created at',
    );
    // In the order of the list: by name, in its searchable form.
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",Consumer \(B2C\),"Nile, ""the"" Travel",/);
    expect(lines[2]).toMatch(
      /^"Nile, ""the"" Travel",Business \(B2B\),,EG,"12 Talaat Harb St, Cairo",30\.0489,31\.2394,desk@nile\.example,'\+201001234567,EGP,Active,/,
    );
    expect(lines[3]).toMatch(/^شركة سيوة,/);
    expect(lines).toHaveLength(5);
    expect((await file('type=B2C')).lines).toHaveLength(3);
    expect((await file('name=nile')).lines).toHaveLength(3);
    expect((await file('sort=-name')).lines[1]).toMatch(/^شركة سيوة,/);
  });

  it('hides what the list hides from the caller: columns, filters and sorts', async () => {
    const { status, lines } = await file('', ['export_companies']);
    expect(status).toBe(200);
    expect(lines[2]).toMatch(/^"Nile, ""the"" Travel",Business \(B2B\),,,,,,,,EGP,Active,/);
    expect(lines.join()).not.toMatch(/nile\.example|20100/);
    for (const query of ['phone=20100', 'email=desk', 'sort=phone', 'sort=-email']) {
      expect([query, (await file(query, ['export_companies'])).status]).toEqual([query, 403]);
      expect([query, (await file(query)).status]).toEqual([query, 200]);
    }
  });

  it('requires its own permission, keeps to the scope, and is recorded in the audit trail', async () => {
    expect((await file('', ['show_companies'])).status).toBe(403);
    const own = await file('', allOfCompanies, { type: 'company', companyId: nile });
    expect(own.lines).toHaveLength(4);
    expect((await file('page=2')).status).toBe(400);
    const entries = await api.kernel.db
      .selectFrom('audit_entries')
      .select(['after'])
      .where('action', '=', 'export')
      .execute();
    expect(entries.map(({ after }) => after)).toContainEqual({ type: 'B2C' });
  });
});
