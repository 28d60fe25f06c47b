import { moduleInputSchema, moduleKeySchema, moduleQuerySchema } from './module';

describe('the key of a module', () => {
  it.each(['flights', 'car-hire', 'h2h', '  hotels '])('%j is accepted', (key) => {
    expect(moduleKeySchema.parse(key)).toBe(key.trim());
  });

  it.each([
    '',
    'f',
    'Flights',
    '2cars',
    '-cars',
    'cars-',
    'car--hire',
    'car hire',
    'رحلات',
    'a'.repeat(41),
    7,
    null,
  ])('%j is refused', (key) => {
    expect(moduleKeySchema.safeParse(key).success).toBe(false);
  });
});

describe('the form of a module', () => {
  const flights = { key: 'flights', name: { en: 'Flights', fr: 'Vols', ar: 'رحلات' }, status: 'active' };

  it('accepts key, name and status', () => {
    expect(moduleInputSchema.parse(flights)).toEqual(flights);
  });

  it.each([
    ['a name without Arabic', { ...flights, name: { en: 'Flights', fr: 'Vols' } }],
    ['an empty name', { ...flights, name: { ...flights.name, fr: '  ' } }],
    ['an unknown status', { ...flights, status: 'paused' }],
    ['an unknown property', { ...flights, id: 'x' }],
  ])('refuses %s', (_, body) => {
    expect(moduleInputSchema.safeParse(body).success).toBe(false);
  });
});

it('the query of the list starts at page 1 with 20 rows, and refuses unknown filters', () => {
  expect(moduleQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  expect(moduleQuerySchema.parse({ sort: '-name', status: 'inactive' })).toMatchObject({ sort: '-name' });
  expect(moduleQuerySchema.safeParse({ colour: 'red' }).success).toBe(false);
  expect(moduleQuerySchema.safeParse({ sort: 'id' }).success).toBe(false);
});
