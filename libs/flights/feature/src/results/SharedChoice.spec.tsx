import { screen, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import {
  criteria,
  offer,
  offerNames,
  offersLine,
  searchLine,
  viaIstanbul,
} from '@traveldesk/flights-ui/testing';
import { at, listed, openResults as open, press } from './results.fake';

const id = '0198f000-0000-7000-8000-0000000000bb';

describe('a shared choice', () => {
  const chosen = offer('300.00', { offer_key: 'same' });
  const share = {
    id,
    search_id: 's2',
    criteria,
    offer: chosen,
    names: offerNames,
    shared_by: 'Mona Said',
    shared_at: '2026-11-20T08:00:00Z',
  };
  const shared = { 'GET /flights/shares/{id}': () => ({ body: share }) };

  it('is copied as a link', async () => {
    const { stream, user, api } = await open({
      'POST /flights/shares': () => ({ body: { message: 'Kept', data: { id } } }),
    });
    stream.send(searchLine, offersLine(chosen));
    await listed(['300.00']);
    await press(user, 'Details');
    await press(user, 'Copy a link');
    expect(await screen.findByRole('textbox', { name: 'Link to this selection' })).toHaveValue(
      `http://localhost${at}&share=${id}`,
    );
    expect(api.callsTo('POST /flights/shares')[0]?.body).toEqual({ offer_id: chosen.id });
  });

  it('is found again, with its changes since', async () => {
    const { stream } = await open(shared, { at: `${at}&share=${id}` });
    expect(await screen.findByText(/Selected by \u2068Mona Said\u2069/)).toBeVisible();
    expect(screen.getByText(/Looking for it/)).toBeVisible();
    stream.send(searchLine, offersLine(offer('320.50', { offer_key: 'same' })));
    const now = within(await screen.findByRole('row', { name: /Price/ }));
    expect(now.getByText('EUR 300.00')).toBeVisible();
    expect(now.getByText('EUR 320.50')).toBeVisible();
    expect(now.getByText(/Increase:/)).toHaveTextContent('EUR 20.50');
  });

  it('of staff shows no staff name to others', async () => {
    const ofStaff = { 'GET /flights/shares/{id}': () => ({ body: { ...share, shared_by: null } }) };
    await open(ofStaff, { at: `${at}&share=${id}` });
    expect(await screen.findByRole('heading', { name: /^Selected by Traveldesk staff, / })).toBeVisible();
  });

  it.each([
    ['nothing has changed', [offer('300.00', { offer_key: 'same' })], /nothing has changed/],
    ['only another fare is sold', [offer('350.00', { offer_key: 'other' })], /at another fare/],
    ['it is no longer sold', [viaIstanbul('90.00')], /no longer sold/],
  ])('says that %s', async (_, offers, sentence) => {
    const { stream } = await open(shared, { at: `${at}&share=${id}` });
    stream.send(searchLine, offersLine(...offers), { type: 'end', count: 1, ms: 1 });
    stream.end();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows its fare', async () => {
    const flex = { ...share, offer: offer('300.00', { fare_brand: 'Flex Plus', cabin: 'Business' }) };
    await open({ 'GET /flights/shares/{id}': () => ({ body: flex }) }, { at: `${at}&share=${id}` });
    const section = within(await screen.findByRole('region', { name: 'Shared selection' }));
    expect(section.getByText('Flex Plus')).toBeVisible();
    expect(section.getByText(/Business/)).toBeVisible();
  });

  it('that cannot be opened says why, and the search continues', async () => {
    const { stream } = await open(
      { 'GET /flights/shares/{id}': () => problem(404, 'not_found', 'This was not found.') },
      { at: `${at}&share=${id}` },
    );
    stream.send(searchLine, offersLine(offer('300.00')));
    expect(await screen.findByText(/links work for 30 days, and only within the company/)).toBeVisible();
    await listed(['300.00']);
  });

  it('with a truncated link says so without a call', async () => {
    const { api } = await open({}, { at: `${at}&share=${id.slice(0, 20)}` });
    expect(await screen.findByText(/This link is not complete/)).toBeVisible();
    expect(api.callsTo('GET /flights/shares/{id}')).toEqual([]);
  });
});
