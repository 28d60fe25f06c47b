import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mockApi, renderScreen } from '@traveldesk/shared-testing/web';
import type { MarkupValues } from './markup.form';
import { CompaniesField } from './CompaniesField';

function Companies() {
  const [value, setValue] = useState<MarkupValues['companies']>([
    { id: null, below: true },
    { id: null, below: false },
  ]);
  return <CompaniesField label="Companies" value={value} onChange={setValue} />;
}

it('moves the focus to the next element when a company is removed', async () => {
  mockApi({ 'GET /companies': () => ({ body: { data: [], total: 0 } }) });
  const { user } = await renderScreen(<Companies />, { path: '/markups/create', permissions: [] });
  await user.click(screen.getByRole('button', { name: 'Remove company 2' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add company' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove company 1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add company' })).toHaveFocus());
});
