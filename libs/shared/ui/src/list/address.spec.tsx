import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeTrains, openTrains } from './list.fake';

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const sort = () => screen.getByRole('columnheader', { name: /Name/ });

describe('the address of a list', () => {
  it('keeps a chosen sort order while the text of a filter is still pending', async () => {
    fakeTrains(30);
    const { address } = await openTrains('/trains');
    await screen.findByText('Train 20');
    fireEvent.change(box(), { target: { value: 'Tr' } });
    fireEvent.click(sort());
    await waitFor(() => expect(address()).toContain('name='));
    expect(address()).toBe('/trains?sort=name&name=Tr');
    expect(box()).toHaveValue('Tr');
  });

  it('leads to the first page when the list is filtered or sorted again', async () => {
    fakeTrains(70);
    const { address, user, go } = await openTrains('/trains?page=2');
    await screen.findByText('Train 21');
    await user.type(box(), 'Tr{Enter}');
    expect(await screen.findByText('Train 1')).toBeVisible();
    expect(address()).toBe('/trains?name=Tr');
    await go('/trains?page=3');
    await screen.findByText('Train 41');
    await user.click(sort());
    expect(await screen.findByText('Train 1')).toBeVisible();
    expect(address()).toBe('/trains?sort=name');
  });

  it('keeps both changes when neither was rendered before the other was written', async () => {
    fakeTrains(30);
    const { address, user } = await openTrains('/trains');
    await screen.findByText('Train 20');
    await user.type(box(), 'Tr');
    // At once, before anything can be rendered.
    act(() => {
      screen.getByRole('button', { name: 'Search' }).click();
      sort().click();
    });
    await waitFor(() => expect(address()).toBe('/trains?name=Tr&sort=name'));
  });

  it('is not changed by a search that arrives while the user is leaving', async () => {
    fakeTrains(30);
    const { user, address } = await openTrains('/trains', 600);
    await screen.findByText('Train 20');
    await user.type(box(), 'Tr');
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByText('The form')).toBeVisible();
    expect(address()).toBe('/trains/edit/1');
  });

  it('takes precedence over the text being typed when it changes on its own', async () => {
    fakeTrains(30);
    const { user, address } = await openTrains('/trains');
    await screen.findByText('Train 20');
    await user.type(box(), 'x');
    await user.click(screen.getByRole('link', { name: 'Saved view' }));
    await waitFor(() => expect(box()).toHaveValue('a'));
    await pause(500);
    expect(address()).toBe('/trains?name=a&page=2');
    expect(box()).toHaveValue('a');
  });

  it("does not undo further typing while the user's own search is applied", async () => {
    fakeTrains(30);
    const { user, address } = await openTrains('/trains?line=red');
    await screen.findByText('Train 20');
    await user.type(box(), 'T{Enter}r{Enter}ain');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Train');
    await waitFor(() => expect(address()).toContain('name=Train'));
    expect(box()).toHaveValue('Train');
  });
});

describe('an invalid list address', () => {
  it.each([
    ['page=-1', '/trains', 'Train 20'],
    ['page=abc', '/trains', 'Train 20'],
    ['page=0', '/trains', 'Train 20'],
    ['page=1', '/trains', 'Train 20'],
    ['page=2.5&name=a', '/trains?name=a', 'Train 20'],
    ['page=1e9', '/trains?page=3', 'Train 41'],
    ['page=99999999999999999999', '/trains?page=3', 'Train 41'],
    ['page=4', '/trains?page=3', 'Train 41'],
    ['per_page=7', '/trains', 'Train 20'],
    ['name=a&name=b', '/trains?name=a', 'Train 20'],
    ['name=%20a%20&sort=', '/trains?name=a', 'Train 20'],
    ['sort=nonsense', '/trains', 'Train 20'],
    ['sort=nonsense&page=3&name=a&other=1', '/trains?name=a&other=1', 'Train 20'],
    ['sort=nonsense&line=nobody', '/trains', 'Train 20'],
    ['line=nobody&sort=-name', '/trains?sort=-name', 'Train 20'],
  ])('“%s” becomes %s', async (search, corrected, last) => {
    const api = fakeTrains(41);
    const { address } = await openTrains(`/trains?${search}`);
    expect(await screen.findByText(last)).toBeVisible();
    await waitFor(() => expect(address()).toBe(corrected));
    await pause(50);
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
    expect(screen.getByText('Said:')).toBeVisible();
    expect(api.calls.length).toBeLessThanOrEqual(3);
  });

  it('names the omitted filter and the reason above the rows, until the filters change', async () => {
    fakeTrains(41);
    const { user } = await openTrains('/trains?line=nobody&name=a&page=2');
    const said = await screen.findByText('The list is shown without the filter “Field”: Invalid UUID.');
    await screen.findByText('Train 20');
    expect(said.compareDocumentPosition(screen.getByText('Train 1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(sort());
    await waitFor(() => expect(screen.getByText(/without the filter/)).toBeVisible());
    await user.type(box(), 'b{Enter}');
    await waitFor(() => expect(screen.queryByText(/without the filter/)).not.toBeInTheDocument());
  });

  it('names each of two filters, and neither a sort order nor a page', async () => {
    fakeTrains(41);
    await openTrains('/trains?line=nobody&name=%3F&sort=nonsense&page=9');
    await screen.findByText('Train 20');
    const said = screen.getAllByText(/without the filter/).map(({ textContent }) => textContent);
    expect(said).toEqual([
      'The list is shown without the filter “Field”: Invalid UUID.',
      'The list is shown without the filter “Search”: Invalid text.',
    ]);
  });

  it('is corrected without a new history entry', async () => {
    fakeTrains(41);
    const { address, go } = await openTrains('/trains/edit/1');
    await go('/trains?sort=nonsense');
    await screen.findByText('Train 20');
    await waitFor(() => expect(address()).toBe('/trains'));
    await go(-1 as never);
    expect(address()).toBe('/trains/edit/1');
  });
});
