import { screen, waitFor, within } from '@testing-library/react';
import { setViewport } from '@traveldesk/shared-testing/web';
import { fakeTrains, openTrains } from '../list/list.fake';

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
