import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Airport, City, Country } from '@traveldesk/geo-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { usePlaceSearch, type FoundPlace } from '.';

const about = { version: 1, created_at: '2026-11-21T08:00:00.000Z', updated_at: '2026-11-21T08:00:00.000Z' };
const france: Country = {
  ...about,
  id: 'fr',
  code: 'FR',
  currency: 'EUR',
  phone_code: '33',
  name: { en: 'France', fr: 'France', ar: 'فرنسا' },
};
const paris: City = {
  ...about,
  id: 'paris',
  code: 'PAR',
  country: france,
  latitude: 30.06263,
  longitude: 31.24967,
  time_zone: 'Europe/Paris',
  name: { en: 'Paris', fr: 'Paris', ar: 'باريس' },
};
const airport = (iata: string, name: string): Airport => ({
  ...about,
  id: iata,
  iata,
  icao: null,
  name,
  name_fr: null,
  name_ar: null,
  city: paris,
  latitude: 49,
  longitude: 2,
  scheduled: true,
  closed: false,
  former_codes: [],
  time_zone: 'Europe/Paris',
});

function Found({ typed }: { typed: string }) {
  const search = usePlaceSearch();
  const [found, setFound] = useState<FoundPlace[] | 'failed'>();
  const ask = () =>
    void search(typed).then(
      (places) => act(() => setFound(places)),
      () => act(() => setFound('failed')),
    );
  return (
    <>
      <button onClick={ask}>Search</button>
      <output>{JSON.stringify(found)}</output>
    </>
  );
}

async function search(language: 'en' | 'ar' = 'en', typed = 'pari'): Promise<unknown> {
  const { user } = await renderScreen(<Found typed={typed} />, { path: '/', permissions: [], language });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const output = document.querySelector('output');
  await waitFor(() => expect(output).not.toBeEmptyDOMElement());
  return JSON.parse(output?.textContent ?? '') as unknown;
}

const airports = [airport('CDG', 'Charles de Gaulle'), airport('ORY', 'Orly')];
const list = (data: unknown[]) => () => ({ body: { data, total: data.length } });
const cdg = { kind: 'airport', code: 'CDG', name: 'Charles de Gaulle', within: 'Paris' };
const ory = { kind: 'airport', code: 'ORY', name: 'Orly', within: 'Paris' };

it('finds countries, and each city once before its airports', async () => {
  mockApi({ 'GET /countries': list([france]), 'GET /airports': list(airports) });
  expect(await search()).toEqual([
    { kind: 'country', code: 'FR', name: 'France' },
    { kind: 'city', code: 'PAR', name: 'Paris', within: 'France' },
    cdg,
    ory,
  ]);
});

it('ranks the place with exactly that code first', async () => {
  mockApi({
    'GET /countries': list([france]),
    'GET /airports': list([{ ...airport('PAR', 'Some'), city: { ...paris, code: null } }, ...airports]),
  });
  const found = (await search('en', 'par')) as FoundPlace[];
  expect(found.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
    'airport PAR',
    'city PAR',
    'country FR',
    'airport CDG',
    'airport ORY',
  ]);
});

it('names them in the user’s language', async () => {
  const named = { ...airport('CDG', 'Charles de Gaulle'), name_ar: 'مطار شارل ديغول' };
  mockApi({ 'GET /countries': list([france]), 'GET /airports': list([named, airport('ORY', 'Orly')]) });
  expect(await search('ar')).toEqual([
    { kind: 'country', code: 'FR', name: 'فرنسا' },
    { kind: 'city', code: 'PAR', name: 'باريس', within: 'فرنسا' },
    { ...cdg, name: 'مطار شارل ديغول', within: 'باريس' },
    { ...ory, within: 'باريس' },
  ]);
});

const refused = () => problem(403, 'forbidden', 'No.');

it('returns the results of one list if the other fails', async () => {
  mockApi({ 'GET /countries': refused, 'GET /airports': list([airport('ORY', 'Orly')]) });
  expect(await search()).toEqual([{ kind: 'city', code: 'PAR', name: 'Paris', within: 'France' }, ory]);
});

it('fails if both lists fail', async () => {
  mockApi({ 'GET /countries': refused, 'GET /airports': refused });
  expect(await search()).toBe('failed');
});
