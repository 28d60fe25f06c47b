import type { Kernel } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFlightsApi } from '../testing/flights-api.fake';
import { createNameBook, namesIn, type TranslatedNames } from './names';

const flight = (airline: string, origin: string) => ({
  airline,
  slices: [{ origin, destination: origin, segments: [] }] as never,
});
const none = { places: new Map(), airlines: new Map(), aircraft: new Map() };

describeOnDatabase('the names of codes', (makeApi) => {
  let db: Kernel['db'];
  beforeAll(async () => {
    db = (await startFlightsApi(makeApi)).api.kernel.db;
  });

  const rename = (name: string) =>
    db
      .updateTable('airlines' as never)
      .set({ name } as never)
      .where('iata' as never, '=', 'MS' as never)
      .execute();

  it('are read once a minute, and updated within the next', async () => {
    let now = 1_000_000;
    const book = createNameBook(db, () => now);
    const read = async () => namesIn(await book.of([flight('MS', 'CAI')], none), 'en').airlines.MS;
    expect(await read()).toBe('EgyptAir');
    await rename('Misr Airlines');
    now += 59_000;
    expect(await read()).toBe('EgyptAir');
    now += 1_000;
    expect(await read()).toBe('Misr Airlines');
    await rename('EgyptAir');
  });

  it.each([
    ['en', 'EgyptAir', 'Cairo'],
    ['fr', 'EgyptAir', 'Le Caire'],
    ['ar', 'مصر للطيران', 'القاهرة'],
  ] as const)('are in %s as its readers know them', async (language, airline, city) => {
    const names = namesIn(await createNameBook(db).of([flight('MS', 'CAI')], none), language);
    expect(names.airlines.MS).toBe(airline);
    expect(names.places.CAI?.city).toBe(city);
  });

  it('are read from data stored before airlines had several names', () => {
    const kept: TranslatedNames = { places: {}, airlines: { MS: 'EgyptAir' }, aircraft: {} };
    expect(namesIn(kept, 'ar').airlines).toEqual({ MS: 'EgyptAir' });
  });

  it('are available to simultaneous callers', async () => {
    const book = createNameBook(db);
    const [one, other] = await Promise.all([
      book.of([flight('MS', 'CAI')], none),
      book.of([flight('MS', 'CAI')], none),
    ]);
    expect(one.places.CAI).toMatchObject({ city: { en: 'Cairo' } });
    expect(other).toEqual(one);
  });

  it('are the supplier’s own, else the code, if the product has none', async () => {
    const theirs = { ...none, airlines: new Map([['0Q', 'Zero']]) };
    const { airlines } = await createNameBook(db).of([flight('0Q', 'CAI'), flight('0R', 'CAI')], theirs);
    expect(airlines).toEqual({ '0Q': 'Zero', '0R': '0R' });
  });
});
