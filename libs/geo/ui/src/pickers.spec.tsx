import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { Airport, City, Country } from '@traveldesk/geo-contract';
import { mockApi, problem, renderScreen } from '@traveldesk/shared-testing/web';
import { AirportSelect, CitySelect, CountrySelect } from '.';

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
const airport = (iata: string, name: string, city = paris): Airport => ({
  ...about,
  id: iata,
  iata,
  icao: null,
  name,
  name_fr: null,
  name_ar: null,
  city,
  latitude: 49,
  longitude: 2,
  scheduled: true,
  closed: false,
  former_codes: [],
  time_zone: city.time_zone,
});
const nice = { ...paris, id: 'nice', code: 'NCE', name: { en: 'Nice', fr: 'Nice', ar: 'نيس' } };

interface FieldProps {
  of: ComponentType<{ 'aria-label': string; value: string | null; onChange: (value: string | null) => void }>;
}

function Field({ of: Picker }: FieldProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Picker aria-label="Place" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Place' });
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);

async function type(picker: FieldProps['of'], typed: string, language: 'en' | 'ar' = 'en') {
  const { user } = await renderScreen(<Field of={picker} />, { path: '/', permissions: [], language });
  await user.click(box());
  await user.keyboard(typed);
}

async function choose() {
  await act(async () => void fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }));
}

it('offer countries by code and name, and return the id', async () => {
  const api = mockApi({ 'GET /countries': () => ({ body: { data: [france], total: 1 } }) });
  await type(CountrySelect, 'fra');
  await waitFor(() =>
    expect(api.callsTo('GET /countries').at(-1)?.query).toEqual({ q: 'fra', page: '1', per_page: '10' }),
  );
  await waitFor(() => expect(offered()).toEqual(['FRFrance']));
  await choose();
  expect(document.querySelector('output')).toHaveTextContent('fr');
});

it('offer cities with their country, in the user’s language', async () => {
  mockApi({ 'GET /cities': () => ({ body: { data: [paris], total: 1 } }) });
  await type(CitySelect, 'باريس', 'ar');
  await waitFor(() => expect(offered()).toEqual(['PARباريسفرنسا']));
  await choose();
  expect(document.querySelector('output')).toHaveTextContent('paris');
});

it.each([
  ['en', 'txl', 'BERBrandenburgformerly TXL, Berlin, Germany'],
  ['ar', 'TXL', 'BERBrandenburgسابقًا \u2068TXL\u2069، برلين، ألمانيا'],
] as const)('say in %s that %s is a former code', async (language, typed, offer) => {
  const name = { en: 'Berlin', fr: 'Berlin', ar: 'برلين' };
  const country = { id: 'de', code: 'DE', name: { en: 'Germany', fr: 'Allemagne', ar: 'ألمانيا' } };
  const found = {
    ...airport('BER', 'Brandenburg', { ...paris, code: 'BER', name, country: { ...france, ...country } }),
  };
  mockApi({
    'GET /airports': () => ({ body: { data: [{ ...found, former_codes: ['SXF', 'TXL'] }], total: 1 } }),
  });
  await type(AirportSelect, typed, language);
  await waitFor(() => expect(offered()).toEqual([offer]));
  await choose();
  expect(document.querySelector('output')).toHaveTextContent('BER');
  const field = () => document.querySelector('.ant-select-content')?.textContent;
  expect(field()).toMatch(/^BERBrandenburg/);
  expect(field()).not.toContain('TXL');
  fireEvent.mouseDown(box());
  await waitFor(() => expect(offered()[0]).toMatch(/^BERBrandenburg/));
  expect(offered()[0]).not.toContain('TXL');
});

it('offer a city with several airports before them, and return the IATA code', async () => {
  const found = [
    airport('CDG', 'Charles de Gaulle'),
    airport('ORY', 'Orly'),
    airport('NCE', 'Côte d’Azur', nice),
  ];
  mockApi({
    'GET /airports': ({ query }) => ({ body: { data: query['q'] === 'par' ? found : [], total: 3 } }),
  });
  await type(AirportSelect, 'par');
  await waitFor(() =>
    expect(offered()).toEqual([
      'PARParisAll airports',
      'CDGCharles de GaulleParis, France',
      'ORYOrlyParis, France',
      'NCECôte d’AzurNice, France',
    ]),
  );
  await choose();
  expect(document.querySelector('output')).toHaveTextContent('PAR');
});

it('mark a Latin name among Arabic ones with its language for screen readers', async () => {
  const unnamed = { ...nice, name: { ...nice.name, ar: 'Nice' } };
  const found = [airport('NCE', 'Côte d’Azur', unnamed), airport('CDG', 'شارل ديغول')];
  mockApi({ 'GET /airports': () => ({ body: { data: found, total: 2 } }) });
  await type(AirportSelect, 'n', 'ar');
  expect(await screen.findByText('Côte d’Azur')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('شارل ديغول')).not.toHaveAttribute('lang');
});

it('do not offer a city under the code of an airport', async () => {
  const shanghai = {
    ...paris,
    id: 'sha',
    code: 'SHA',
    name: { en: 'Shanghai', fr: 'Shanghai', ar: 'شانغهاي' },
  };
  const found = [airport('SHA', 'Hongqiao', shanghai), airport('PVG', 'Pudong', shanghai)];
  mockApi({ 'GET /airports': () => ({ body: { data: found, total: 2 } }) });
  await type(AirportSelect, 'sha');
  await waitFor(() =>
    expect(offered()).toEqual(['SHAHongqiaoShanghai, France', 'PVGPudongShanghai, France']),
  );
});

it.each([
  ['countries', CountrySelect],
  ['cities', CitySelect],
  ['airports', AirportSelect],
])('show within the list that the search of %s failed', async (path, picker) => {
  mockApi({ [`GET /${path}`]: () => problem(503, 'unavailable', 'The database is away') });
  await type(picker, 'x');
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
});
