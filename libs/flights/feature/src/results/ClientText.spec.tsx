import { screen, waitFor, within } from '@testing-library/react';
import { problem, type MockRoutes } from '@traveldesk/shared-testing/web';
import { offer, offersLine, searchLine } from '@traveldesk/flights-ui/testing';
import { listed, openResults, press } from './results.fake';

const first = offer('300.00');
const second = offer('320.00', { fare_brand: 'Flex' });
const written: MockRoutes = {
  'GET /flights/client-text': ({ query }) => ({
    body: { subject: `Flights (${query.language})`, text: `${query.language}\nfor the client` },
  }),
};

/** Shows the two fares of an itinerary with their buttons. */
async function openFares(routes: MockRoutes) {
  const opened = await openResults(routes);
  opened.stream.send(searchLine, offersLine(first, second));
  await listed(['300.00']);
  await press(opened.user, '2 fares');
  return {
    ...opened,
    choices: await screen.findAllByRole('button', { name: 'Choose for the client’s text' }),
  };
}

it('chosen options become a text in the client’s language to copy or mail', async () => {
  const { user, api, choices } = await openFares(written);
  expect(screen.queryByRole('button', { name: 'Text for the client' })).not.toBeInTheDocument();
  for (const choice of choices) await user.click(choice);
  expect(choices[0]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('2 options chosen')).toBeVisible();
  await press(user, 'Text for the client');
  const dialog = within(await screen.findByRole('dialog'));
  const text = await dialog.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue('en\nfor the client');
  expect(api.callsTo('GET /flights/client-text')[0]?.query).toEqual({
    offers: `${first.id}.${second.id}`,
    language: 'en',
  });
  await user.click(dialog.getByRole('radio', { name: 'العربية' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('ar\nfor the client'),
  );
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveAttribute('dir', 'rtl');
  await user.type(dialog.getByRole('textbox', { name: 'Text' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
  expect(await navigator.clipboard.readText()).toBe('ar\nfor the client!');
  expect(dialog.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    'mailto:?subject=Flights%20(ar)&body=ar%0D%0Afor%20the%20client!',
  );
});

it('one chosen option or all can be removed', async () => {
  const { user, choices } = await openFares(written);
  for (const choice of choices) await user.click(choice);
  await user.click(choices[0] as HTMLElement);
  expect(screen.getByText('1 option chosen')).toBeVisible();
  await press(user, 'Clear the choice');
  expect(choices[1]).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
  await waitFor(() => expect(choices[1]).toHaveFocus());
});

it('an edit in one language is kept after another language and after the dialog was closed, until it is undone', async () => {
  const { user, choices } = await openFares(written);
  await user.click(choices[0] as HTMLElement);
  await press(user, 'Text for the client');
  const text = () => screen.findByRole('textbox', { name: 'Text' });
  await user.type(await text(), '!');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  await waitFor(async () => expect(await text()).toHaveValue('fr\nfor the client'));
  expect(screen.queryByRole('button', { name: 'Undo my changes' })).not.toBeInTheDocument();
  await user.type(await text(), '?');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await waitFor(async () => expect(await text()).toHaveValue('en\nfor the client!'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Text for the client' })).toHaveFocus());
  await press(user, 'Text for the client');
  expect(await text()).toHaveValue('en\nfor the client!');
  await press(user, 'Undo my changes');
  expect(await text()).toHaveValue('en\nfor the client');
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  await waitFor(async () => expect(await text()).toHaveValue('fr\nfor the client?'));
});

it('an edit of the text for one choice does not apply to another', async () => {
  const { user, choices } = await openFares({
    'GET /flights/client-text': ({ query }) => ({ body: { subject: '', text: query.offers } }),
  });
  await user.click(choices[0] as HTMLElement);
  await press(user, 'Text for the client');
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), '!');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument());
  await user.click(choices[1] as HTMLElement);
  await press(user, 'Text for the client');
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(`${first.id}.${second.id}`);
});

it('explains why there is no text, such as an expired price', async () => {
  const over = 'This offer has expired. Please search again.';
  const { user, choices } = await openFares({
    'GET /flights/client-text': () => problem(422, 'offer_expired', over),
  });
  await user.click(choices[0] as HTMLElement);
  await press(user, 'Text for the client');
  expect(await screen.findByText(over)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy the text' })).not.toBeInTheDocument();
});

it('a text too long for a mail program is copied, to be pasted into the mail', async () => {
  const { user, choices } = await openFares({
    'GET /flights/client-text': () => ({ body: { subject: 'Flights', text: 'x'.repeat(2_000) } }),
  });
  await user.click(choices[0] as HTMLElement);
  await press(user, 'Text for the client');
  expect(await screen.findByText(/is copied: paste it into the email/)).toBeVisible();
  const mail = screen.getByRole('link', { name: 'Write an email' });
  expect(mail).toHaveAttribute('href', 'mailto:?subject=Flights');
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  expect(await navigator.clipboard.readText()).toBe('x'.repeat(2_000));
});

it('the focus returns to the button when the text is closed', async () => {
  const { user, choices } = await openFares(written);
  await user.click(choices[0] as HTMLElement);
  await press(user, 'Text for the client');
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), '!');
  await press(user, 'Undo my changes');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Text for the client' })).toHaveFocus());
});
