import { act, screen } from '@testing-library/react';
import { useState, type ChangeEvent } from 'react';
import { useParams } from 'react-router-dom';
import { answerQuestions, mockApi, renderRoutes } from '@traveldesk/shared-testing/web';
import { useEdits, useLeaveGuard } from '@traveldesk/shared-ui';
import { clearToast, i18n, registerTexts } from '@traveldesk/shared-web';
import { screens, type Screen } from '../domains';
import { fakeScreens, titled } from '../testing/screens.fake';
import { routesWith } from './routes';

const ids = ['0198f000-0000-7000-8000-00000000000a', '0198f000-0000-7000-8000-00000000000b'] as const;

/** A form that asks before typed input is left. */
function CountryEditPage() {
  const { id } = useParams();
  const country = id === ids[0] ? 'Egypt' : 'Sudan';
  const [typed, setTyped] = useState(country);
  const edits = useEdits();
  useLeaveGuard({ edits });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    edits.setDirty(true);
  };
  return (
    <>
      <h1>Edit {country}</h1>
      <input aria-label="Name (English)" value={typed} onChange={type} />
    </>
  );
}

const bookingLoader = jest.fn();

fakeScreens({
  home: titled('Home'),
  countries: titled('Countries List'),
  'countries-edit': { Component: CountryEditPage },
  'booking-deadlines': titled('Deadlines'),
  'flights-bookings-view': { Component: Object.assign(() => <h1>Booking</h1>, { loader: bookingLoader }) },
});

const open = (at: string, permissions: readonly string[] = ['update_countries']) => {
  mockApi();
  return renderRoutes(routesWith, { at, permissions });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const english = () => screen.getByRole('textbox', { name: 'Name (English)' });

/** SPECIFICATION 2, the screens of this foundation: name, path and permission to the letter. */
it.each([
  ['home', '/', undefined],
  ['countries', '/countries', 'update_countries'],
  ['countries-create', '/countries/create', 'update_countries'],
  ['countries-edit', '/countries/edit/:id', 'update_countries'],
  ['login', '/login', undefined],
  ['reset-password', '/reset-password', undefined],
  ['change-password', '/change-password', undefined],
])('%s is at %s, for %s', (name, path, permission) => {
  expect(screens.find((one) => one.name === name)).toMatchObject({ path, ...(permission && { permission }) });
});

describe('the routes', () => {
  it('rebuild the view when the id in the address changes', async () => {
    const { user, go } = await open(`/countries/edit/${ids[0]}`);
    await heading('Edit Egypt');
    await user.type(english(), ' (typed)');
    answerQuestions(true);
    await go(`/countries/edit/${ids[1]}`);
    await heading('Edit Sudan');
    expect(english()).toHaveValue('Sudan');
  });

  it('show a screen with the texts of its library, which load after its code', async () => {
    const load = jest.spyOn(screens.find(({ name }) => name === 'booking-deadlines') as Screen, 'lazy');
    load.mockImplementationOnce(() => {
      registerTexts(
        'late',
        { title: 'Deadlines' },
        {
          fr: () => Promise.resolve({ default: { title: 'Échéances' } }),
          ar: () => Promise.resolve({ default: {} }),
        },
      );
      return Promise.resolve({
        Component: () => <h1>{(i18n.t as (key: string) => string)('late:title')}</h1>,
      });
    });
    mockApi();
    const at = { at: '/booking-deadlines', permissions: ['show_bookings'], language: 'fr' } as const;
    await renderRoutes(routesWith, at);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Échéances');
  });

  it('show any unknown path on its own page, which leads home', async () => {
    const { address } = await open('/no/such/page');
    await heading('Page not found');
    expect(address()).toBe('/no/such/page');
    expect(screen.getByText('/no/such/page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Traveldesk');
  });

  it('show the original path where the error path contains one', async () => {
    await open('/error/flights/404');
    await heading('Page not found');
    expect(screen.getByText('/flights/404')).toBeVisible();
  });

  it.each(['not-an-id', `${ids[0]}0`])('treat the impossible id %s as a missing record', async (id) => {
    const { address } = await open(`/countries/edit/${id}`);
    await heading('Page not found');
    expect(address()).toBe(`/error/countries/edit/${id}`);
    expect(screen.getByText(`/countries/edit/${id}`)).toBeVisible();
  });

  it.each(['/countries', '/countries/', '/Countries', '/%63ountries', '/countrie%73/create'])(
    'redirect home from a screen that may not be opened, and say why: %s',
    async (path) => {
      const { address } = await open(path, ['show_cities']);
      expect(await screen.findByRole('alert')).toHaveTextContent('update_countries');
      expect(address()).toBe('/');
    },
  );

  it.each(['/countries/', '/Countries', '/%63ountries'])(
    'open a screen in any spelling of its path: %s',
    async (path) => {
      await open(path);
      await heading('Countries List');
    },
  );

  it.each(['/flights', '/countries/unknown', '/transactions/view'])(
    'show no empty page for a path that exists only as a prefix of others: %s',
    async (path) => {
      await open(path);
      await heading('Page not found');
    },
  );
});

describe('a screen that several permissions open', () => {
  it.each(['show_bookings', 'flights_bookings', 'hotels_bookings'])(
    'opens with only %s',
    async (permission) => {
      const { address } = await open('/booking-deadlines', [permission]);
      await heading('Deadlines');
      expect(address()).toBe('/booking-deadlines');
    },
  );

  it('leads home before it asks for a booking that the user may not read', async () => {
    const { address } = await open(`/flights/bookings/view/${ids[0]}`, ['show_cities']);
    expect(await screen.findByRole('alert')).toHaveTextContent('flights_bookings');
    expect(address()).toBe('/');
    expect(bookingLoader).not.toHaveBeenCalled();
  });

  it('names them all to a user without any', async () => {
    await open('/booking-deadlines', ['show_cities']);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /show_bookings.*flights_bookings.*hotels_bookings/,
    );
  });
});

describe('a page whose code fails to load', () => {
  const countries = screens.find(({ name }) => name === 'countries');
  const load = countries?.lazy ?? jest.fn();
  const codeComes = (comes: jest.Mock | typeof load) => Object.assign(countries ?? {}, { lazy: comes });
  const offline = () => jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));

  // React logs what a boundary has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    jest.restoreAllMocks();
    codeComes(load);
    act(clearToast);
  });

  it('says so in its place, and can be tried again there', async () => {
    codeComes(offline());
    const { user, address } = await open('/countries');
    await screen.findByRole('heading', { name: 'This page could not be shown' });
    codeComes(load);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Countries List');
    expect(address()).toBe('/countries');
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/CountriesPage-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/CountriesPage-1.css',
  ])('names no file of the product, whatever the browser reports: %s', async (said) => {
    codeComes(jest.fn().mockRejectedValue(new TypeError(said)));
    await open('/countries');
    expect(await screen.findByText('This part of the page could not be loaded.')).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  it.each(['a link', 'Back'])('leaves the form that was to be left by %s unchanged', async (way) => {
    const { user, go, back, address } = await open('/countries');
    await heading('Countries List');
    await go(`/countries/edit/${ids[0]}?name=Egypt`);
    await heading('Edit Egypt');
    await user.type(english(), ' (typed)');
    answerQuestions(true);
    codeComes(offline());
    await (way === 'Back' ? back() : go('/countries'));
    expect(await screen.findByText(/^The page could not be loaded/)).toBeVisible();
    expect(address()).toBe(`/countries/edit/${ids[0]}?name=Egypt`);
    expect(english()).toHaveValue('Egypt (typed)');
    codeComes(load);
    await go('/countries');
    await heading('Countries List');
  });

  it('replaces a page without unsaved input', async () => {
    const { go, address } = await open(`/countries/edit/${ids[0]}?name=Egypt`);
    await heading('Edit Egypt');
    codeComes(offline());
    await go('/countries');
    await screen.findByRole('heading', { name: 'This page could not be shown' });
    expect(address()).toBe('/countries');
  });
});
