import { screen, waitFor } from '@testing-library/react';
import { mockApi, renderScreen, testUser } from '@traveldesk/shared-testing/web';
import type { SecondFactor } from '@traveldesk/users-contract';
import { useAuthSecondFactorQuery } from './second-factor.api';
import { SecondFactorPage } from './SecondFactorPage';

const codes = ['7K3M-9Q2W-8E5R-0001', '7K3M-9Q2W-8E5R-0002'];
const none: SecondFactor = { on: false, since: null, recovery_codes_left: 0, required: true };
const on: SecondFactor = {
  on: true,
  since: '2026-11-21T08:00:00.000Z',
  recovery_codes_left: 10,
  required: true,
};

/** Reads the second factor outside the page, as the dialog of a fresh sign-in does. */
function Beside() {
  const { data, refetch } = useAuthSecondFactorQuery();
  return (
    <>
      <button onClick={() => void refetch()}>Ask again</button>
      {data?.on && <p>It is on</p>}
    </>
  );
}

/** A page on which the factor is already shown as on, while the answer to its set-up is still to come. */
async function answeredEarly(at: string) {
  let resolve = () => {};
  const answered = new Promise<void>((given) => (resolve = given));
  let confirmed = false;
  mockApi({
    'GET /second-factor': () => ({ body: { data: confirmed ? on : none } }),
    'POST /second-factor': () => ({
      body: { message: 'Done.', data: { key: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Traveldesk:mona' } },
    }),
    'POST /second-factor/confirm': async () => {
      confirmed = true;
      await answered;
      const user = testUser({ permissions: ['show_users'] });
      return { body: { message: 'Done.', data: { recovery_codes: codes, user } } };
    },
  });
  const screens = (
    <>
      <SecondFactorPage />
      <Beside />
    </>
  );
  const rendered = await renderScreen(screens, { path: '/second-factor', at, permissions: [] });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Begin' }));
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await waitFor(() => expect(confirmed).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('It is on')).toBeVisible();
  return { ...rendered, answer: () => resolve() };
}

describe('an answer about the second factor that arrives before the answer to its set-up', () => {
  it('leaves the code step and its way out in place', async () => {
    await answeredEarly('/second-factor?to=%2Fusers');
    expect(screen.getByLabelText('Code from the app')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up another device' })).not.toBeInTheDocument();
  });

  it.each([
    ['/second-factor?to=%2Fusers', '/users'],
    ['/second-factor?to=%2Fsecond-factor%3Fto%3D%252Fusers', '/users'],
  ])('then the recovery codes are shown, and from %s the user continues to %s', async (at, onwards) => {
    const { user, address, answer } = await answeredEarly(at);
    answer();
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(address()).toBe(onwards));
  });
});
