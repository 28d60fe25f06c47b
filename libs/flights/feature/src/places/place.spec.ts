import { airports } from '../flights.fake';
import { placeOf, placeOption } from './place';

it('a place from a link has its name in the reader’s language, like a chosen one', () => {
  const names = { name_fr: 'Aéroport international du Caire', name_ar: 'مطار القاهرة الدولي' };
  const place = placeOf(
    airports.map((airport) => ({ ...airport, ...names })),
    'CAI',
  );
  if (!place) throw new Error('It is there.');
  expect(placeOption(place, 'en').label).toBe('Cairo International');
  expect(placeOption(place, 'fr').label).toBe('Aéroport international du Caire');
  expect(placeOption(place, 'ar')).toMatchObject({ label: 'مطار القاهرة الدولي', note: 'القاهرة، EG' });
});
