import { screen, waitFor, within } from '@testing-library/react';
import { encodeCriteria } from '@traveldesk/flights-contract';
import { criteria, offer, offersLine, searchLine } from '@traveldesk/flights-ui/testing';
import { listed, openResults, press } from './results.fake';

const company = { id: '0198f000-0000-7000-8000-00000000c001', name: 'Nile Travel' };
const narrow = {
  ...criteria,
  trips: [{ ...criteria.trips[0]!, departure: { from: '06:00', to: '12:00' } }],
  adults: 2,
  children: [5, 8],
  infants: [1],
  airlines: ['MS'],
  excluded_airlines: ['AF'],
  private_fares: [{ airline: 'MS', kind: 'tour_code' as const, code: 'NILE' }],
  flexible: true,
  max_stops: 1 as const,
  company_id: company.id,
};
const path = (change: Partial<typeof narrow> | Record<string, unknown>) =>
  `/flights/results?${encodeCriteria({ ...narrow, ...change } as typeof narrow)}`;

async function open() {
  const opened = await openResults({}, { at: path({}) });
  opened.stream.send({ ...searchLine, company, criteria: narrow }, offersLine(offer('300.00')), {
    type: 'end',
    count: 1,
    ms: 1,
  });
  opened.stream.end();
  await listed(['300.00']);
  return opened;
}

it('shows every criterion of the search, and those that narrow it can be removed', async () => {
  const { address } = await open();
  const chips = screen.getByText('2 adults').parentElement as HTMLElement;
  for (const words of [
    'Nile Travel',
    '2 children (5, 8)',
    '1 infant',
    'Economy',
    'At most one stop',
    'EgyptAir',
    /^without .*AF/,
    '1 private fare code',
    '± 3 days',
  ]) {
    expect(within(chips).getByText(words)).toBeVisible();
  }
  const off = (what: RegExp) => screen.getByRole('link', { name: what });
  const trips = [{ ...narrow.trips[0], departure: null }];
  expect(off(/Take off: Nile Travel/)).toHaveAttribute('href', path({ company_id: null }));
  expect(off(/Take off: 2 children/)).toHaveAttribute('href', path({ children: [] }));
  expect(off(/Take off: 1 infant/)).toHaveAttribute('href', path({ infants: [] }));
  expect(off(/Take off: At most one stop/)).toHaveAttribute('href', path({ max_stops: null }));
  expect(off(/Take off: EgyptAir/)).toHaveAttribute('href', path({ airlines: [] }));
  expect(off(/Take off: without .*AF/)).toHaveAttribute('href', path({ excluded_airlines: [] }));
  expect(off(/Take off: 1 private/)).toHaveAttribute('href', path({ private_fares: [] }));
  expect(off(/Take off: ± 3 days/)).toHaveAttribute('href', path({ flexible: false }));
  expect(off(/Take off: Trip 1: departure .*06:00–12:00/)).toHaveAttribute('href', path({ trips }));
  expect(address()).toBe(path({}));
});

it('after a removal the next removable criterion has the focus', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('link', { name: /Take off: 2 children/ }));
  await waitFor(() => expect(address()).toBe(path({ children: [] })));
  await waitFor(() => expect(screen.getByRole('link', { name: /Take off: 1 infant/ })).toHaveFocus());
});

it('the search can be changed in place', async () => {
  const { user, address } = await open();
  await press(user, 'Change the search');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(address()).toBe(path({})));
  expect(screen.getByRole('button', { name: 'Change the search' })).toHaveAttribute('aria-expanded', 'false');
});

it('a search without a company says so before the first result, so that nothing moves later', async () => {
  await openResults({}, { at: path({ company_id: null }) });
  expect(await screen.findByText('2 adults')).toBeVisible();
  expect(screen.getByText('No company')).toBeVisible();
});
