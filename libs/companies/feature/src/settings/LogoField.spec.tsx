import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import '../texts';
import { LogoField } from './LogoField';

it('after a logo is removed, the button that adds one has the focus', async () => {
  let takenAway = () => undefined as void;
  mockApi({
    'DELETE /companies/{id}/logo': () => {
      takenAway();
      return { body: { message: 'The logo was removed.', data: {} } };
    },
  });
  function Company() {
    const [logo, setLogo] = useState<string | null>('/company_logos/x.png');
    takenAway = () => setLogo(null);
    return <LogoField id="1" logo={logo} name="Nile Travel" />;
  }
  const { user } = await renderScreen(<Company />, { path: '/general-settings', permissions: [] });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a logo' })).toHaveFocus());
});
