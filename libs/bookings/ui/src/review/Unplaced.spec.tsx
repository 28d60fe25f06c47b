import { screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { Unplaced } from './Unplaced';

it('lists travelers without a place and lets the user remove them', async () => {
  const onChange = jest.fn();
  const omar = { type: 'adult' as const, given_name: 'Omar', family_name: 'Said' };
  const { user } = await renderScreen(<Unplaced value={[omar]} onChange={onChange} />, { path: '/' });
  expect(screen.getByRole('status')).toHaveTextContent(/No place in this search: .*Omar/);
  await user.click(screen.getByRole('button', { name: 'Leave them out' }));
  expect(onChange).toHaveBeenCalledWith([]);
});
