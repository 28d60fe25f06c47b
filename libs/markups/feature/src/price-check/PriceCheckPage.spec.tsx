import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import {
  mockApi,
  problem,
  renderRoutes,
  type Rendered,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { duffel, nile } from '../rule.fake';
import { PriceCheckPage } from './PriceCheckPage';

const euro = (amount: string) => ({ amount, currency: 'EUR' });
const answer: PriceExplanation = {
  at: '2026-11-24T09:30:00.000Z',
  revision: 7,
  company: { id: nile, name: 'Nile Travel' },
  supplier: { id: duffel, name: 'Duffel', markup_enabled: true },
  currency: 'EUR',
  supplier_price: { total: euro('400.00'), base: null, tax: null },
  rate: { from: 'EUR', to: 'EUR', at: '2026-11-24T09:30:00.000Z', legs: [] },
  net: euro('400.00'),
  lines: [],
  total: euro('400.00'),
  rules: [],
  owners: {},
};
const fare =
  `company_id=${nile}&supplier_id=${duffel}&airline=EK&origin=CAI&destination=DXB&date=2027-03-12` +
  '&cabin=Economy&adults=1&children=0&infants=0&total=400&currency=EUR';

function fakeCheck() {
  return mockApi({
    'GET /markups/price-check': () => ({ body: answer }),
    'GET /markups/hotel-price-check': () => ({ body: { ...answer, product: 'hotel' } }),
    'GET /companies/{id}': () => ({ body: { id: nile, name: 'Nile Travel', parent: null } }),
    'GET /suppliers/{id}': () => ({ body: { id: duffel, name: 'Duffel', key: 'duffel' } }),
  });
}

const open = (options: RenderOptions = {}): Promise<Rendered> =>
  renderRoutes([{ path: '/markups/price-check', element: <PriceCheckPage /> }], {
    at: '/markups/price-check',
    permissions: ['show_markups'],
    ...options,
  });
const type = (label: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));

describe('the price check', () => {
  it('requires a fare, and calls the API only once it is complete', async () => {
    const api = fakeCheck();
    const { user } = await open();
    expect(await screen.findByText('Fill in a fare to see what it is sold for, and why.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check price' }));
    await waitFor(() => expect(screen.getAllByText('This field is required').length).toBeGreaterThan(5));
    expect(api.callsTo('GET /markups/price-check')).toEqual([]);
  });

  it('prices the fare of an address, with the explanation', async () => {
    const api = fakeCheck();
    await open({ at: `/markups/price-check?${fare}` });
    expect(await screen.findByRole('table', { name: 'From net price to selling price' })).toBeVisible();
    expect(screen.getByText('No rule applies: the net price is the selling price.')).toBeVisible();
    expect(api.callsTo('GET /markups/price-check')[0]?.query).toEqual({
      company_id: nile,
      supplier_id: duffel,
      airline: 'EK',
      origin: 'CAI',
      destination: 'DXB',
      date: '2027-03-12',
      cabin: 'Economy',
      adults: '1',
      children: '0',
      infants: '0',
      total: '400',
      currency: 'EUR',
    });
    expect(await screen.findByText('Nile Travel')).toBeVisible();
    expect(await screen.findByText('Duffel')).toBeVisible();
  });

  it('puts the question into the address', async () => {
    const api = fakeCheck();
    const { user, address } = await open({ at: `/markups/price-check?${fare}` });
    await screen.findByRole('table', { name: 'From net price to selling price' });
    await type('Adults', '٢');
    await type('Net total', '1 250٫50');
    await user.click(screen.getByRole('button', { name: 'Check price' }));
    await waitFor(() => expect(address()).toContain('adults=2'));
    expect(address()).toContain('total=1250.50');
    await waitFor(() =>
      expect(api.callsTo('GET /markups/price-check').at(-1)?.query).toMatchObject({
        adults: '2',
        total: '1250.5',
      }),
    );
  });

  it('shows invalid values at their fields', async () => {
    fakeCheck();
    const { user } = await open({ at: `/markups/price-check?${fare}&return_date=2027-03-01` });
    await user.click(await screen.findByRole('button', { name: 'Check price' }));
    expect(await screen.findByText('The end must not be before the start.')).toBeVisible();
  });

  it('says why there is no price', async () => {
    const api = fakeCheck();
    api.use({
      'GET /markups/price-check': () => problem(422, 'invalid', 'There is no usable rate for XYZ.'),
    });
    await open({ at: `/markups/price-check?${fare}` });
    expect(await screen.findByText('There is no usable rate for XYZ.')).toBeVisible();
  });

  it('switches to the form for hotels', async () => {
    fakeCheck();
    const { user, address } = await open({ at: `/markups/price-check?${fare}` });
    await user.click(await screen.findByText('Hotels'));
    expect(await screen.findByText('Fill in a rate to see what it is sold for, and why.')).toBeVisible();
    expect(address()).toBe('/markups/price-check?product=hotel');
  });

  it('asks for a rate of a hotel, and puts it into the address', async () => {
    const api = fakeCheck();
    const rate =
      `product=hotel&supplier_id=${duffel}&city=DXB&check_in=2027-03-12&nights=3&stars=5` +
      '&total=400&currency=EUR';
    const { user, address } = await open({ at: `/markups/price-check?${rate}` });
    await screen.findByRole('table', { name: 'From net price to selling price' });
    await user.click(screen.getByText('The supplier pays a commission'));
    await type('Rooms', '٢');
    await user.click(screen.getByRole('button', { name: 'Check price' }));
    await waitFor(() => expect(address()).toContain('product=hotel'));
    await waitFor(() =>
      expect(api.callsTo('GET /markups/hotel-price-check').at(-1)?.query).toEqual({
        supplier_id: duffel,
        city: 'DXB',
        check_in: '2027-03-12',
        nights: '3',
        rooms: '2',
        stars: '5',
        commission: 'true',
        total: '400',
        currency: 'EUR',
      }),
    );
  });

  it('is shown in Arabic', async () => {
    fakeCheck();
    await open({ at: `/markups/price-check?${fare}`, language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'فحص سعر' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'من السعر الصافي إلى سعر البيع' })).toBeVisible();
  });
});
