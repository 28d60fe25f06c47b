import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allOfCompanies, companiesClient, companiesModules } from '../testing/companies-api.fake';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 16, 0, 16, 3, 1, 0x22, 0]);
const webp = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

describeOnDatabase('the logo of a company', (makeApi) => {
  let api: TestApi;
  let staff: ReturnType<typeof companiesClient>;
  let path: string;

  beforeAll(async () => {
    api = await makeApi({ modules: companiesModules });
    staff = companiesClient(api, await api.signIn({ permissions: allOfCompanies }));
    path = `/companies/${(await staff.create()).id}`;
  });

  const put = (bytes: Buffer) => staff.send('PUT', `${path}/logo`, { content: bytes.toString('base64') });
  const fetchFile = (logo: string) => api.inject({ method: 'GET', url: `/api/v1${logo}` });

  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])(
    'is recognized as %s by its content, and is returned unchanged, only to be displayed',
    async (type, bytes) => {
      const saved = await put(bytes);
      expect(saved).toMatchObject({ status: 200, body: { message: 'The logo was saved.' } });
      const { logo } = saved.body.data;
      expect((await staff.send('GET', path)).body.logo).toBe(logo);
      const file = await fetchFile(logo);
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.equals(bytes)).toBe(true);
      expect(file.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment/),
        'content-security-policy': "default-src 'none'; sandbox",
      });
    },
  );

  it('gets a new random name each time; the old name is not found', async () => {
    const first = (await put(png)).body.data.logo;
    const second = (await put(png)).body.data.logo;
    expect(second).not.toBe(first);
    expect((await fetchFile(first)).statusCode).toBe(404);
    await staff.send('DELETE', `${path}/logo`);
    expect((await fetchFile(second)).statusCode).toBe(404);
    expect((await staff.send('GET', path)).body.logo).toBeNull();
  });

  it.each([
    ['SVG', svg],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['GIF', Buffer.from('GIF89a')],
    ['a program', Buffer.from('MZ\u0090')],
    ['a beginning alone', png.subarray(0, 8)],
  ])('cannot be %s', async (_, bytes) => {
    const before = (await staff.send('GET', path)).body.logo;
    const refused = await put(bytes);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { content: expect.stringMatching(/PNG/) } },
    });
    expect((await staff.send('GET', path)).body.logo).toBe(before);
  });

  it('has at most 512 KB', async () => {
    const most = Buffer.concat([png, Buffer.alloc(512 * 1024 - png.length)]);
    expect((await put(most)).status).toBe(200);
    const refused = await put(Buffer.concat([most, Buffer.alloc(1)]));
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { content: expect.stringMatching(/512/) } },
    });
  });

  it('has at most 16 million pixels', async () => {
    const sized = (width: number, height: number) => {
      const bytes = Buffer.from(png);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      return bytes;
    };
    expect((await put(sized(4000, 4000))).status).toBe(200);
    expect(await put(sized(4000, 4001))).toMatchObject({
      status: 422,
      body: { fields: { content: expect.stringMatching(/16 million/) } },
    });
  });

  it.each(['', '!!!', 'data:image/png;base64,iVBORw0KGgo=', 7])('refuses %j', async (content) => {
    expect((await staff.send('PUT', `${path}/logo`, { content })).status).toBe(422);
  });

  it('can be changed only by users who may update companies', async () => {
    const viewer = companiesClient(api, await api.signIn({ permissions: ['show_companies'] }));
    expect((await viewer.send('PUT', `${path}/logo`, { content: png.toString('base64') })).status).toBe(403);
    expect((await viewer.send('DELETE', `${path}/logo`)).status).toBe(403);
    const visitor = companiesClient(api, { authorization: 'Bearer nothing' });
    expect((await visitor.send('PUT', `${path}/logo`, { content: png.toString('base64') })).status).toBe(401);
  });

  it.each(['/company_logos/x', '/company_logos/..%2f..%2fetc.png'])('%s is a bad request', async (url) => {
    expect((await fetchFile(url)).statusCode).toBe(400);
  });
});
