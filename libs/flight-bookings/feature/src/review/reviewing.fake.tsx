import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { encodeCriteria } from '@traveldesk/flights-contract';
import { criteria } from '@traveldesk/flights-ui/testing';
import { renderRoutes, type Rendered, type RenderOptions } from '@traveldesk/shared-testing/web';
import { FlightReviewPage } from './FlightReviewPage';
import { seen } from './review.fake';

const at = `/flights/review?${encodeCriteria(criteria)}&offer=${seen.id}`;
const everything = ['flights_search', 'flights_bookings', 'issue_bookings'];

/** Opens the review as a user who may book and issue, by default. */
export function openReview(options: RenderOptions = {}): Promise<Rendered> {
  const results = { path: '/flights/results', element: <p>Flights</p> };
  return renderRoutes([{ path: '/flights/review', element: <FlightReviewPage /> }, results], {
    at,
    permissions: everything,
    ...options,
  });
}

/** Finds a button by text, as searching a large page by role takes a second. */
export function button(name: RegExp | string): HTMLButtonElement {
  const found = screen.getAllByText(name).flatMap((one) => one.closest('button') ?? []);
  return found.at(-1) as HTMLButtonElement;
}
export const field = (label: RegExp | string, place = 0) =>
  screen.getAllByLabelText(label)[place] as HTMLInputElement;

/** Chooses an option of a select; `typed` filters the options first. */
export async function choose(
  user: Rendered['user'],
  label: string,
  option: string,
  typed = '',
): Promise<void> {
  const box = field(label);
  await user.click(box);
  if (typed) fireEvent.change(box, { target: { value: typed } });
  const options = () =>
    [
      ...document.querySelectorAll(
        '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
      ),
    ].filter((one) => !typed || one.textContent?.includes(typed));
  // The filter takes effect after a short delay.
  if (typed) await waitFor(() => expect(options()).toHaveLength(1));
  await user.click(options().findLast((one) => one.textContent === option) as HTMLElement);
}

const person = {
  'Given names': 'Mona',
  'Family name': 'Said',
  'Date of birth': '1990-05-17',
  Email: 'mona@nile.example',
  Phone: '+20 100 123 4567',
  'Passport number': 'A1234567',
  'Expires on': '2030-01-01',
};

/** Fills in an adult with `change` applied. An empty text skips the field. */
export async function fillIn(
  user: Rendered['user'],
  change: Partial<Record<keyof typeof person, string>> = {},
) {
  await screen.findByText('Names as in the passport, in letters from A to Z.');
  await choose(user, 'Title', 'Ms');
  await choose(user, 'Gender', 'Female');
  for (const [label, text] of Object.entries({ ...person, ...change })) {
    // Sets the whole text at once, as typing each letter is slow on a large form. In `act`, as the form notifies its watchers later.
    if (text) await act(async () => void fireEvent.change(field(label), { target: { value: text } }));
  }
  if (screen.queryByLabelText('Issuing country')) await choose(user, 'Issuing country', 'EGEgypt', 'Egypt');
}

export const lastLook = () => screen.findByRole('dialog');

/** Orders and confirms the summary dialog. */
export async function order(user: Rendered['user'], name: 'Hold, pay later' | 'Pay and issue tickets') {
  await user.click(button(name));
  await lastLook();
  await user.click(button(name.startsWith('Hold') ? 'Hold now' : /^Pay .* now$/));
}
