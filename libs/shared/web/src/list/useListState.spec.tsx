import { act } from '@testing-library/react';
import { renderRoutes } from '@traveldesk/shared-testing/web';
import { useListState, type TableProps } from './useListState';

const none = { isFetching: false, refetch: () => undefined };

async function openList(at: string) {
  const shown: TableProps<unknown>[] = [];
  function List() {
    shown.push(useListState([]).tableProps(none));
    return null;
  }
  const { address } = await renderRoutes([{ path: '/trains', element: <List /> }], { at, permissions: [] });
  return { address, table: () => shown.at(-1) as TableProps<unknown> };
}

describe('a page that does not exist', () => {
  it('is replaced by one that does', async () => {
    const { address, table } = await openList('/trains?page=9');
    await act(async () => table().onSettle(3));
    expect(address()).toBe('/trains?page=3');
  });

  it('does not move a user who has turned the page since', async () => {
    const { address, table } = await openList('/trains?page=9');
    const left = table();
    await act(async () => left.onPage(2));
    await act(async () => left.onSettle(3));
    expect(address()).toBe('/trains?page=2');
  });
});
