import { screen, waitFor, within } from '@testing-library/react';
import { setViewport } from '@traveldesk/shared-testing/web';
import { listAddress } from '@traveldesk/shared-web';
import { fakeTrains, openTrains } from '../list/list.fake';
import { pageWithRow } from './page-with-row';
import { hasPageChoice } from './pages';

const pager = () => screen.queryByRole('navigation', { name: 'Pages' });
const button = (name: string) => within(pager() as HTMLElement).getByRole('button', { name });
const numbers = () =>
  within(pager() as HTMLElement)
    .getAllByRole('button', { name: /^Page \d+$/ })
    .map(({ textContent }) => Number(textContent));
const current = () => pager()?.querySelector('[aria-current="page"]')?.textContent;

const open = async (total: number, search = '') => {
  fakeTrains(total);
  const rendered = await openTrains(`/trains${search}`);
  await screen.findByText(total === 1 ? '1 row' : `${total} rows`);
  return rendered;
};

describe('the pager of a list (SPECIFICATION 2 and 9)', () => {
  it.each([1, 9, 10])('is not shown for %i rows', async (total) => {
    await open(total);
    expect(pager()).not.toBeInTheDocument();
  });

  it.each([
    [11, [1]],
    [19, [1]],
    [20, [1]],
    [21, [1, 2]],
    [40, [1, 2]],
    [41, [1, 2, 3]],
    [100, [1, 2, 3, 4, 5]],
    [101, [1, 2, 3, 4, 5]],
  ])('shows for %i rows: %j', async (total, pages) => {
    await open(total);
    expect(numbers()).toEqual(pages);
    expect(current()).toBe('1');
    expect(button('Previous page')).toBeDisabled();
    const next = button('Next page');
    if (pages.length > 1) expect(next).toBeEnabled();
    else expect(next).toBeDisabled();
  });

  it.each([
    [20, 1, 'Train 20', 20],
    [21, 2, 'Train 21', 1],
    [40, 2, 'Train 40', 20],
    [41, 3, 'Train 41', 1],
  ])('ends for %i rows at %i, with the remaining rows', async (total, page, last, rows) => {
    const { address } = await open(total, page > 1 ? `?page=${page}` : '');
    expect(await screen.findByText(last)).toBeVisible();
    expect(screen.getAllByText(/^Train \d+$/)).toHaveLength(rows);
    expect(current()).toBe(String(page));
    expect(button('Next page')).toBeDisabled();
    expect(address()).toBe(page > 1 ? `/trains?page=${page}` : '/trains');
  });

  it('leads one page forward, one back, and to the last', async () => {
    const { user, address } = await open(101);
    await user.click(button('Next page'));
    await waitFor(() => expect(address()).toBe('/trains?page=2'));
    expect(await screen.findByText('Train 21')).toBeVisible();
    await user.click(button('Page 4'));
    expect(await screen.findByText('Train 61')).toBeVisible();
    expect(numbers()).toEqual([2, 3, 4, 5, 6]);
    await user.click(button('Page 6'));
    expect(await screen.findByText('Train 101')).toBeVisible();
    expect(button('Next page')).toBeDisabled();
    await user.click(button('Previous page'));
    expect(await screen.findByText('Train 100')).toBeVisible();
    await user.click(button('Page 2'));
    await waitFor(() => expect(address()).toBe('/trains?page=2'));
    await user.click(await waitFor(() => button('Page 1')));
    await waitFor(() => expect(address()).toBe('/trains'));
  });

  it('has three buttons on a small screen', async () => {
    setViewport({ width: 500 });
    const { user } = await open(101);
    expect(numbers()).toEqual([1, 2, 3]);
    await user.click(button('Page 3'));
    expect(await screen.findByText('Train 60')).toBeVisible();
    expect(numbers()).toEqual([2, 3, 4]);
  });
});

describe('the size of the pages of a list', () => {
  const size = () => screen.findByRole('combobox', { name: 'Rows per page' });
  afterEach(() => localStorage.clear());

  it('is 20 rows, and 50 or 100 by choice, at later visits too', async () => {
    const { user, address, go } = await open(249);
    expect(await size()).toHaveValue('20');
    await user.selectOptions(await size(), '100');
    expect(await screen.findByText('Train 100')).toBeVisible();
    expect(address()).toBe('/trains?per_page=100');
    expect(numbers()).toEqual([1, 2, 3]);
    await user.click(button('Page 3'));
    expect(await screen.findByText('Train 249')).toBeVisible();
    // A record leads back to this address.
    await go('/trains/edit/1');
    expect(listAddress('/trains')).toBe('/trains?per_page=100&page=3');
    await go('/trains');
    await waitFor(() => expect(address()).toBe('/trains?per_page=100'));
    expect(await screen.findByText('Train 100')).toBeVisible();
  });

  it('is that of the address, which does not change the user’s own', async () => {
    await open(249, '?per_page=50&page=2');
    expect(await screen.findByText('Train 100')).toBeVisible();
    expect(await size()).toHaveValue('50');
    expect(localStorage.getItem('rows:/trains')).toBeNull();
  });

  it('changes to the page with the row that was first in view', async () => {
    const { user, address } = await open(249, '?page=6');
    await screen.findByText('Train 101');
    await user.selectOptions(await size(), '50');
    await waitFor(() => expect(address()).toBe('/trains?page=3&per_page=50'));
    expect(await screen.findByText('Train 101')).toBeVisible();
  });

  it.each([
    [1, 20, 0, 50, 1],
    [6, 20, 0, 50, 3],
    [3, 20, 10, 50, 2],
    [3, 50, 0, 20, 6],
    [2, 100, 99, 20, 10],
  ])(
    'page %i of %i rows, row %i: pages of %i rows show it on page %i',
    (page, before, row, after, result) => {
      expect(pageWithRow(page, before, row, after)).toBe(result);
    },
  );

  it('is offered if the rows can fill more than one page, or have another size', () => {
    expect(hasPageChoice({ total: 20, perPage: 20 })).toBe(false);
    expect(hasPageChoice({ total: 21, perPage: 20 })).toBe(true);
    expect(hasPageChoice({ total: 5, perPage: 50 })).toBe(true);
  });
});

describe('a page without a button', () => {
  const field = () => screen.findByRole('textbox', { name: 'Go to page' });

  it.each([
    ['9', '/trains?page=9'],
    ['٩', '/trains?page=9'],
    ['99', '/trains?page=13'],
    ['0', '/trains'],
    ['x', '/trains'],
  ])('is reached by typing %s', async (typed, expected) => {
    const { user, address } = await open(249);
    await user.type(await field(), `${typed}{Enter}`);
    await waitFor(() => expect(address()).toBe(expected));
    expect(screen.getByText('of 13')).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('has no field if every page has a button', async () => {
    await open(100);
    await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(screen.queryByRole('textbox', { name: 'Go to page' })).not.toBeInTheDocument();
  });
});

describe('a list whose count is a lower bound (ADR 21)', () => {
  const openBound = async (total: number, most: number, search = '') => {
    fakeTrains(total, most);
    const rendered = await openTrains(`/trains${search}`);
    await screen.findByText(`More than ${most} rows`);
    return rendered;
  };

  it('has no last page as long as full pages come', async () => {
    const { user, address } = await openBound(90, 40);
    await user.click(button('Page 2'));
    expect(await screen.findByText('Train 21')).toBeVisible();
    await user.click(await waitFor(() => button('Page 3')));
    expect(await screen.findByText('Train 41')).toBeVisible();
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(pager()).toHaveTextContent('…');
    await user.click(button('Next page'));
    await user.click(await waitFor(() => button('Page 5')));
    expect(await screen.findByText('Train 90')).toBeVisible();
    expect(address()).toBe('/trains?page=5');
    expect(button('Next page')).toBeDisabled();
  });

  it('does not limit the page that one goes to', async () => {
    const { user, address } = await openBound(1_000, 200);
    await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), '40{Enter}');
    await waitFor(() => expect(address()).toBe('/trains?page=40'));
    expect(await screen.findByText('Train 800')).toBeVisible();
    expect(screen.queryByText(/^of \d/)).not.toBeInTheDocument();
  });
});
