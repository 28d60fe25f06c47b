import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Airport } from '@traveldesk/geo-contract';
import { mockApi, problem, renderScreen, type MockApi } from '@traveldesk/shared-testing/web';
import { AirportSelect } from '.';

const about = { version: 1, created_at: '2026-11-21T08:00:00.000Z', updated_at: '2026-11-21T08:00:00.000Z' };
const named = (name: string) => ({ en: name, fr: name, ar: name });
const airport = (iata: string, name: string, city: string): Airport => ({
  ...about,
  id: iata,
  iata,
  icao: null,
  name,
  name_fr: null,
  name_ar: null,
  latitude: 0,
  longitude: 0,
  time_zone: 'UTC',
  scheduled: true,
  closed: false,
  former_codes: [],
  city: { id: city, name: named(city), code: null, country: { id: city, code: 'XX', name: named(city) } },
});
const luanda = airport('LAD', 'Quatro de Fevereiro', 'Luanda');
const johannesburg = airport('JNB', 'O. R. Tambo', 'Johannesburg');
const kennedy = airport('JFK', 'John F. Kennedy', 'New York');
const answers: Record<string, Airport[]> = {
  '': [luanda, johannesburg, kennedy],
  j: [johannesburg, kennedy],
  jf: [johannesburg, kennedy],
  jfk: [kennedy],
};

/** Answers each query after its delay, so that later queries may be answered first. */
function slowAirports(delays: Record<string, number> = {}): MockApi {
  return mockApi({
    'GET /airports': async ({ query }) => {
      const asked = (query['q'] ?? '').toLowerCase();
      await new Promise((resolve) => setTimeout(resolve, delays[asked] ?? 50));
      const data = answers[asked] ?? [];
      return { body: { data, total: data.length } };
    },
  });
}

function Field() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <AirportSelect aria-label="Place" value={value} onChange={setValue} />
      <output>{value ?? 'nothing'}</output>
      <button>Elsewhere</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Place' });
const chosen = () => document.querySelector('output')?.textContent;
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);
/** antd reads the old key codes, which user-event does not send. */
const press = (key: string, keyCode: number) =>
  act(async () => void fireEvent.keyDown(box(), { key, keyCode }));
const enter = () => press('Enter', 13);
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

async function open(pace: number) {
  await renderScreen(<Field />, { path: '/', permissions: [] });
  const user = userEvent.setup({ delay: pace });
  await user.click(box());
  return user;
}

describe('a code and Enter at typing speed', () => {
  it.each([
    [60, { '': 50, j: 400, jf: 300, jfk: 200 }],
    [90, { '': 400, j: 400, jf: 50, jfk: 50 }],
    [120, { '': 50, j: 50, jf: 400, jfk: 400 }],
    [120, { '': 400, j: 50, jf: 400, jfk: 50 }],
  ])('choose the place with the code (%i ms a key, answers after %j)', async (pace, delays) => {
    slowAirports(delays);
    const user = await open(pace);
    await user.keyboard('jfk');
    await enter();
    expect(['nothing', 'JFK']).toContain(chosen());
    await waitFor(() => expect(chosen()).toBe('JFK'));
    await pause(500);
    expect(chosen()).toBe('JFK');
    expect(box()).toHaveValue('');
    expect(document.querySelector('.ant-select-dropdown-hidden, .ant-slide-up-leave')).not.toBeNull();
  });

  it('choose it when it is pasted into the closed field', async () => {
    const api = slowAirports({ '': 50, jfk: 300 });
    await renderScreen(<Field />, { path: '/', permissions: [] });
    const user = userEvent.setup();
    await user.tab();
    await user.paste('JFK');
    await enter();
    await waitFor(() => expect(chosen()).toBe('JFK'));
    expect(api.calls.map(({ query }) => query['q'])).toEqual(['JFK']);
  });

  it('prefer the place with exactly that code to the first result', async () => {
    slowAirports({ jf: 300 });
    const user = await open(60);
    answers['jfk'] = [johannesburg, kennedy];
    await user.keyboard('jfk');
    await enter();
    await waitFor(() => expect(chosen()).toBe('JFK'));
    answers['jfk'] = [kennedy];
  });

  it('show no results of an earlier query', async () => {
    slowAirports({ jfk: 300 });
    const user = await open(10);
    await waitFor(() => expect(offered()).toHaveLength(3));
    await user.keyboard('jfk');
    expect(offered()).toEqual([]);
    await waitFor(() => expect(offered()).toEqual(['JFKJohn F. KennedyNew York, New York']));
    await press('Escape', 27);
    await pause(50);
    await user.click(box());
    await waitFor(() => expect(offered()).toHaveLength(3));
  });

  it.each([
    ['Escape', () => press('Escape', 27)],
    ['leaving the field', () => act(async () => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
    ['another letter', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('x')],
  ])('stop waiting after %s', async (_, giveUp) => {
    slowAirports({ jfk: 300 });
    const user = await open(60);
    await user.keyboard('jfk');
    await enter();
    await giveUp(user);
    await pause(700);
    expect(chosen()).toBe('nothing');
  });

  it('Tab chooses no result of an earlier query, and moves the focus on', async () => {
    slowAirports({ jfk: 300 });
    const user = await open(60);
    await user.keyboard('jfk');
    // True if the browser may still handle the key.
    expect(fireEvent.keyDown(box(), { key: 'Tab', keyCode: 9 })).toBe(true);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    await pause(700);
    expect(chosen()).toBe('nothing');
  });

  it('nothing is chosen without a result or after a failure; Enter searches again', async () => {
    const api = slowAirports();
    const user = await open(60);
    await user.keyboard('jfkk');
    await enter();
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(chosen()).toBe('nothing');
    api.use({ 'GET /airports': () => problem(503, 'unavailable', 'Away.') });
    await user.keyboard('{Backspace}');
    await enter();
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
    api.use({ 'GET /airports': () => ({ body: { data: [kennedy], total: 1 } }) });
    fireEvent.keyUp(box(), { key: 'Enter', keyCode: 13 });
    await enter();
    await waitFor(() => expect(chosen()).toBe('JFK'));
  });
});
