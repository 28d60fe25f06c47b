import { screen } from '@testing-library/react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import '../texts';
import { Unplaced } from './Unplaced';

it('names travelers without a place, who can be left out', async () => {
  const onChange = jest.fn();
  const omar = { type: 'adult' as const, given_name: 'Omar', family_name: 'Said' };
  const { user } = await renderScreen(<Unplaced value={[omar]} onChange={onChange} />, { path: '/' });
  expect(screen.getByRole('status')).toHaveTextContent(/No place in this search: .*Omar/);
  await user.click(screen.getByRole('button', { name: 'Leave them out' }));
  expect(onChange).toHaveBeenCalledWith([]);
});
