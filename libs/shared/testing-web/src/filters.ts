import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Shows the filters of a list that are behind "More filters". */
export async function openFilters(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
}
