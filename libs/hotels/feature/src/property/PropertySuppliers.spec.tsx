import { screen, within } from '@testing-library/react';
import {
  alpha,
  beta,
  failedRates,
  opened,
  propertyId,
  rate,
  ratesOf,
  room,
  tier,
  usd,
} from '@traveldesk/hotels-ui/testing';
import { problem, type MockAnswer } from '@traveldesk/shared-testing/web';
import { card, open } from './property.fake';

describe('the suppliers of a property', () => {
  const both = () => ({ body: opened({ suppliers: [alpha, beta] }) });

  it('are shown as they answer; a failed supplier says why and can be retried, and the rates of the others stay', async () => {
    let answer: (answer: MockAnswer) => void = () => undefined;
    let isFailing = true;
    const { user } = await open({
      'GET /hotels/properties/{id}': both,
      'GET /hotels/properties/{id}/rates': ({ query }) => {
        if (query.supplier === 'alpha') return new Promise<MockAnswer>((resolve) => (answer = resolve));
        return { body: isFailing ? failedRates('beta') : ratesOf('beta', [room('Suite', [rate(41)])]) };
      },
    });
    expect(await screen.findByText(/it did not answer in time/)).toBeVisible();
    expect(screen.getByText('Asking the suppliers for rates…')).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Search Beta Hotels again' }));
    const suite = await card('Suite');
    expect(within(screen.getByRole('region', { name: 'Beta Hotels' })).getByText('Training')).toBeVisible();
    answer({ body: ratesOf('alpha', [room('King Room', [rate(40)])]) });
    const king = await card('King Room');
    // The later answer comes below: nothing that is shown moves.
    expect(suite.compareDocumentPosition(king)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that there are no rates for the stay, with a link to other days', async () => {
    await open({ 'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', []) }) });
    expect(await screen.findByText('No rates for this stay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search other days' })).toHaveAttribute(
      'href',
      expect.stringContaining('/hotels/search?place=city.DXB'),
    );
  });

  it('also shows a failure of our own side in the supplier’s line', async () => {
    await open({ 'GET /hotels/properties/{id}/rates': () => problem(500, 'internal', 'No.') });
    expect(await screen.findByText(/an error on our side/)).toBeVisible();
    expect(screen.getByText('No rates: a supplier failed')).toBeVisible();
  });

  it('filters many rates by free cancellation and board', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) =>
      rate(60 + number, { board: 'room_only', tiers: [tier(null, usd('0.00'))] }),
    );
    const { user } = await open({
      'GET /hotels/properties/{id}/rates': () => ({
        body: ratesOf('alpha', [room('Twin', many), room('King Room', [rate(40)])]),
      }),
    });
    await card('Twin');
    expect(screen.getByText('7 rates')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Free cancellation only' }));
    expect(screen.queryByRole('region', { name: 'Twin' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'King Room' })).toBeVisible();
  });

  it('has no filter for a few rates', async () => {
    await open();
    await card('King Room');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('photos and reviews', () => {
  it('shows photos larger, and changes them by the arrow keys in the direction of reading', async () => {
    const { user } = await open();
    const group = await screen.findByRole('group', { name: 'Photos' });
    await user.click(within(group).getByRole('button', { name: 'Creek Hotel: photo 2 of 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Creek Hotel' });
    const photo = within(dialog).getByRole('img', { name: 'Creek Hotel: photo 2 of 3' });
    expect(photo).toHaveAttribute('src', '/api/v1/hotels/photos/two');
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Creek Hotel: photo 3 of 3' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
    expect(within(dialog).getByText('1 of 3')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByText('3 of 3')).toBeVisible();
  });

  it('says that there are no photos', async () => {
    const body = ratesOf('alpha', [room('King Room', [rate(40)])]);
    body.details!.photos = [];
    await open({ 'GET /hotels/properties/{id}/rates': () => ({ body }) });
    expect(await screen.findByText('No photos')).toBeVisible();
  });

  it('loads reviews when they are opened', async () => {
    const { user, api } = await open({
      'GET /hotels/properties/{id}/reviews': () => ({
        body: {
          outcome: ratesOf('alpha', []).outcome,
          reviews: [{ reviewer: 'Amal', score: 9, text: 'Quiet.', created_at: '2026-10-01T10:00:00Z' }],
        },
      }),
    });
    await card('King Room');
    expect(api.callsTo('GET /hotels/properties/{id}/reviews')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '214 reviews' }));
    expect(await screen.findByText('Quiet.')).toBeVisible();
    expect(api.callsTo('GET /hotels/properties/{id}/reviews')[0]?.query).toMatchObject({ supplier: 'alpha' });
  });
});

describe('an address that opens nothing', () => {
  it('shows the API’s error about the search, and links to the search form', async () => {
    const { api } = await open(
      {
        'GET /hotels/properties/{id}': () =>
          problem(422, 'invalid', 'Please check the fields.', { check_in: 'This date is already past.' }),
      },
      { at: `/hotels/property/${propertyId}?place=city.DXB&radius=far` },
    );
    expect(await screen.findByText('This link is incomplete or out of date')).toBeVisible();
    expect(screen.getByText(/This date is already past\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the search' })).toHaveAttribute(
      'href',
      '/hotels/search?place=city.DXB&radius=far',
    );
    // A part that cannot be read is not replaced by its usual value.
    expect(api.callsTo('GET /hotels/properties/{id}')[0]?.query).toEqual({
      place: 'city.DXB',
      radius: 'far',
    });
  });

  it('says that no supplier sells the property', async () => {
    await open({ 'GET /hotels/properties/{id}': () => problem(404, 'not_found', 'This was not found.') });
    expect(await screen.findByText('This property is not sold to you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /hotels/properties/{id}': () =>
        isDown ? problem(503, 'unavailable', 'Later.') : { body: opened() },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await card('King Room')).toBeVisible();
  });
});
