import { act, screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { OfflineNotice } from './OfflineNotice';

const go = (onLine: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
afterEach(() => jest.restoreAllMocks());

it('says that the network is down, until it is back', async () => {
  await renderScreen(<OfflineNotice />, { path: '/' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  go(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\./);
  go(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
