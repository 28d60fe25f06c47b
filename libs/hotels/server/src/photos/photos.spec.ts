import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hotelPaths, type PropertyRates } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { rateWire } from '../testing/stay-wire.fake';
import { startFakeStays, type FakeStays } from '../testing/stays-server.fake';
import { mostAtOnce } from './photos';
import { forgetPhotos } from './photos.sql';
import { placeholder } from './placeholder';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);
const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.from([1, 2, 3, 4]), Buffer.from('WEBPVP8 ')]);

describeOnDatabase('the photos of a property', (makeApi) => {
  let hotels: HotelsApi;
  let stays: FakeStays;
  /** A host in the network of the platform that the configuration does not list. */
  let inside: Server;
  let insideUrl: string;
  let asked: string[] = [];
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    stays = await startFakeStays();
    await hotels.addSupplier('good', stays.url);
    inside = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(png);
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    insideUrl = `http://localhost:${(inside.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await stays.close();
    inside.close();
  });
  beforeEach(() => {
    asked = [];
    stays.sells({ id: 'nile' });
  });

  /** Opens the property with photos at these addresses, and returns their names. */
  const named = async (...addresses: unknown[]) => {
    const photos = addresses.map((url) => ({ url }));
    return (await opened({ id: 'nile', accommodation: { photos } })).details!.photos;
  };
  const opened = async (...wishes: Parameters<FakeStays['sells']>) => {
    day += 1;
    stays.sells(...wishes);
    const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3) });
    const [result] = resultsIn((await hotels.search(query)).lines);
    const path = hotelPaths.propertyRates(result!.property.id);
    return (await hotels.open(path, `${query}&supplier=good`)).body as PropertyRates;
  };
  const show = async (name: string) => {
    const {
      statusCode: status,
      headers,
      rawPayload: bytes,
    } = await hotels.api.inject({
      url: `/api/v1${hotelPaths.photo(name)}`,
    });
    return { status, headers, bytes, isPlaceholder: bytes.equals(placeholder) };
  };
  const serving = (end: string, listener: RequestListener) =>
    stays.on(end, (request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
  const pictures =
    (type: string, bytes: Buffer): RequestListener =>
    (_request, response) =>
      void response.setHeader('content-type', type).end(bytes);
  let photoNo = 0;
  /** The name of a photo that the supplier serves like this. */
  const served = async (listener: RequestListener) => {
    photoNo += 1;
    const [name] = await named(`${stays.url}/photo/${photoNo}.png`);
    serving(`/photo/${photoNo}.png`, listener);
    return name!;
  };

  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])(
    'get the type %s from their content, are for display only, and are fetched once',
    async (type, bytes) => {
      const name = await served(pictures('text/html', bytes));
      const shown = await show(name);
      expect([shown.status, shown.bytes.equals(bytes)]).toEqual([200, true]);
      expect(shown.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=604800',
      });
      expect((await show(name)).bytes.equals(bytes)).toBe(true);
      expect(asked).toHaveLength(1);
    },
  );

  it('are fetched once for requests at the same time', async () => {
    const name = await served(pictures('image/png', png));
    const all = await Promise.all(Array.from({ length: 8 }, () => show(name)));
    expect(all.every(({ bytes }) => bytes.equals(png))).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('keep their names, which nobody can guess', async () => {
    const address = `${stays.url}/photo/same.png`;
    const [[one], [two]] = [await named(address), await named(address)];
    expect(one).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(two).toBe(one);
    expect((await show('A'.repeat(22))).status).toBe(404);
    expect((await show('../../etc/passwd')).status).toBe(404);
    expect((await show('short')).status).toBe(400);
  });

  it.each<[string, RequestListener]>([
    ['HTML that is named .png', pictures('image/png', Buffer.from('<html><script>alert(1)</script>'))],
    [
      'SVG',
      pictures('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    ],
    ['3 MB', pictures('image/png', Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]))],
    ['nothing', pictures('image/png', Buffer.alloc(0))],
    ['404', (_, response) => void response.writeHead(404).end(png)],
    ['500', (_, response) => void response.writeHead(500).end(png)],
    ['a broken connection', (request) => void request.socket.destroy()],
    ['a broken picture', (_, response) => void response.write(png, () => response.destroy())],
  ])('a placeholder stands for %s, and is not cached', async (_, listener) => {
    const { status, headers, isPlaceholder } = await show(await served(listener));
    expect([status, isPlaceholder]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('a redirect is not followed', async () => {
    const name = await served(
      (_, response) => void response.writeHead(302, { location: insideUrl }).end(png),
    );
    expect((await show(name)).isPlaceholder).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('internal addresses, other schemes and addresses with a password get no name', async () => {
    const addresses = [
      insideUrl,
      'http://127.0.0.1:1/other-port.png',
      'https://127.0.0.2/photo.png',
      'https://[::1]/photo.png',
      'https://10.0.0.1/photo.png',
      'https://169.254.169.254/latest/meta-data',
      'https://2130706433/photo.png',
      'http://example.com/photo.png',
      'https://user:password@example.com/photo.png',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '//example.com/photo.png',
      null,
    ];
    expect(await named(...addresses)).toEqual([]);
    expect(await named('https://example.com/photo.png', ...addresses)).toHaveLength(1);
  });

  it('refuse to fetch a host name that resolves to an internal address', async () => {
    // The configuration listed the host when the supplier named it.
    const { db } = hotels.api.kernel;
    const [name] = await named('https://example.com/inside.png');
    await db.updateTable('hotel_photos').set({ address: insideUrl }).where('name', '=', name!).execute();
    expect((await show(name!)).isPlaceholder).toBe(true);
    expect(asked).toEqual([]);
  });

  it('are fetched twenty at a time, with a placeholder for the rest', async () => {
    const all = Array.from({ length: 30 }, (_, no) => `${stays.url}/many/${no}`);
    const names = await named(...all);
    let release = () => {};
    const waiting = new Promise<void>((resolve) => (release = resolve));
    for (const address of all) {
      serving(new URL(address).pathname, (_request, response) => void waiting.then(() => response.end(png)));
    }
    const isPhoto: boolean[] = [];
    const shown = names.map(async (name) => isPhoto.push((await show(name)).bytes.equals(png)));
    while (isPhoto.length < names.length - mostAtOnce) await new Promise(setImmediate);
    release();
    await Promise.all(shown);
    expect(isPhoto).toEqual([...Array(10).fill(false), ...Array(mostAtOnce).fill(true)]);
    expect(asked).toHaveLength(mostAtOnce);
    for (const name of names) expect((await show(name)).bytes.equals(png)).toBe(true);
  });

  it('are limited to fifty of a property and five of a room', async () => {
    const photos = Array.from({ length: 60 }, (_, no) => ({ url: `${stays.url}/flood/${no}` }));
    const rooms = [{ name: 'Double', photos, rates: [rateWire()] }];
    const { details, rooms: shown } = await opened({ id: 'nile', accommodation: { photos, rooms } });
    expect([details!.photos.length, shown[0]!.photos.length]).toEqual([50, 5]);
    expect(shown[0]!.photos).toEqual(details!.photos.slice(0, 5));
  });

  it('lose their names a day after the last answer that named them', async () => {
    const [name] = await named(`${stays.url}/photo/old.png`);
    const { db } = hotels.api.kernel;
    const isKept = async (hours: number) => {
      await forgetPhotos(db, new Date(Date.now() + hours * 3_600_000));
      return (await show(name!)).status;
    };
    expect([await isKept(23), await isKept(25)]).toEqual([200, 404]);
  });
});
