import { screen, waitFor, within } from '@testing-library/react';
import type { NegotiatedRate, NegotiatedRates as Rates } from '@traveldesk/hotels-contract';
import { loadTexts } from '@traveldesk/shared-web';
import {
  answerQuestions,
  mockApi,
  problem,
  renderScreen,
  type MockApi,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { NegotiatedRates } from './NegotiatedRates';

const id = '0198f000-0000-7000-8000-00000000c001';
const supplierId = '0198f000-0000-4000-8000-0000000000c1';
const palace = {
  id: '0198f000-0000-7000-8000-00000000a001',
  name: 'Nile Palace',
  city: 'Cairo',
  country_code: 'EG',
};
const all = '/companies/{id}/suppliers/{supplierId}/negotiated-rates';
const one = `${all}/{rateId}`;

const rate = (
  change: Partial<NegotiatedRate> = {},
  registration: Partial<NegotiatedRate['registration']> = {},
): NegotiatedRate => ({
  id: '0198f000-0000-7000-8000-00000000b001',
  name: 'Nile 2027',
  code: 'NILE1',
  chain: { ref: 'chn_nile', name: 'Nile Hotels' },
  properties: null,
  version: 3,
  registration: {
    state: 'registered',
    reason: null,
    said: null,
    at: '2026-11-30T08:00:00.000Z',
    ...registration,
  },
  ...change,
});

function fake(rates: NegotiatedRate[] = [rate()], supported = true): MockApi {
  return mockApi({
    [`GET ${all}`]: () => ({ body: { supported, data: rates } satisfies Rates }),
    'GET /companies/{id}/suppliers/{supplierId}/negotiated-rate-chains': () => ({
      body: {
        answered: true,
        data: [
          { ref: 'chn_delta', name: 'Delta Hotels' },
          { ref: 'chn_nile', name: 'Nile Hotels' },
        ],
      },
    }),
    'GET /companies/{id}/suppliers/{supplierId}/negotiated-rate-properties': () => ({
      body: { data: [palace] },
    }),
    [`POST ${all}`]: () => ({ status: 201, body: { message: 'Saved and registered.', data: rate() } }),
    [`PUT ${one}`]: () => ({ body: { message: 'Saved and registered.', data: rate({ version: 4 }) } }),
    [`DELETE ${one}`]: () => ({ body: { message: 'Deleted.', data: null } }),
    [`POST ${one}/registrations`]: () => ({ body: { message: 'Registered.', data: rate() } }),
  });
}

const open = (options: RenderOptions = {}, module = 'hotels') =>
  renderScreen(<NegotiatedRates id={id} supplier={{ id: supplierId, module }} />, {
    path: '/supplier-settings',
    permissions: ['update_companies'],
    ...options,
  });
const item = async () => within(await screen.findByRole('listitem', { name: /NILE1/ }));
const dialog = () => screen.findByRole('dialog');

describe('the negotiated rates of a company at a supplier', () => {
  it('are listed with the state of each at the supplier', async () => {
    fake([
      rate(),
      rate(
        { id: '0198f000-0000-7000-8000-00000000b002', name: 'Palaces', chain: null, properties: [palace] },
        { state: 'waiting', reason: 'refused', said: 'No such code' },
      ),
    ]);
    await open();
    const rates = await screen.findAllByRole('listitem', { name: /NILE1/ });
    expect(rates[0]).toHaveTextContent(/Nile 2027 NILE1.*Chain: Nile Hotels.*Registered/);
    expect(rates[0]).not.toHaveTextContent('Last attempt');
    expect(rates[1]).toHaveTextContent(
      /Properties: .?Nile Palace.?Not registered yet.*The supplier refuses the rate\. No such code.*Last attempt/,
    );
    expect(within(rates[0]!).queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
    expect(within(rates[1]!).getByRole('button', { name: /Try again/ })).toBeVisible();
  });

  it('have no section at a supplier without them, and make no call for a flight supplier', async () => {
    const api = fake([], false);
    const { store } = await open();
    await waitFor(() => expect(api.callsTo(`GET ${all}`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
    expect(store).toBeDefined();
    await open({}, 'flights');
    expect(api.callsTo(`GET ${all}`)).toHaveLength(1);
  });

  it('explain an empty list and a failed load', async () => {
    const api = fake([]);
    api.use({ [`GET ${all}`]: () => problem(503, 'unavailable', 'Not now.') });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    api.use({ [`GET ${all}`]: () => ({ body: { supported: true, data: [] } }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No negotiated rates yet')).toBeVisible();
    expect(screen.getByText(/Add the code/)).toBeVisible();
  });

  it('can be read by a company, and changed only by staff', async () => {
    fake();
    await open({ user: { type: 'company' }, at: '/supplier-settings?negotiated=new' });
    expect((await item()).getByText('Registered')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of a chain is added once, and the dialog closes', async () => {
    const api = fake();
    const { user, address, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add rate' }));
    const form = within(await dialog());
    expect(address()).toContain('negotiated=new');
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Nile 2028');
    await user.type(form.getByRole('textbox', { name: /Code/ }), 'nile2');
    await user.click(form.getByRole('combobox', { name: /Chain/ }));
    await user.click(await screen.findByTitle('Delta Hotels'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).not.toContain('negotiated'));
    const [sent] = api.callsTo(`POST ${all}`);
    expect(sent?.body).toEqual({ name: 'Nile 2028', code: 'NILE2', chain: 'chn_delta', property_ids: null });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,}$/);
    expect(said()).toContain('Saved and registered.');
    await waitFor(() => expect(api.callsTo(`GET ${all}`).length).toBeGreaterThan(1));
  });

  it('of properties offers those of the supplier', async () => {
    const api = fake();
    const { user } = await open({ at: '/supplier-settings?negotiated=new' });
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Palaces');
    await user.type(form.getByRole('textbox', { name: /Code/ }), 'PAL');
    await user.click(form.getByRole('radio', { name: 'Single properties' }));
    await user.type(form.getByRole('combobox', { name: /Properties/ }), 'nile');
    await user.click(await screen.findByTitle('Nile Palace'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsTo(`POST ${all}`)[0]?.body).toMatchObject({ chain: null, property_ids: [palace.id] }),
    );
  });

  it('show problems at the field, from the browser and from the API', async () => {
    const api = fake();
    api.use({
      [`POST ${all}`]: () =>
        problem(422, 'invalid', 'Check the fields.', {
          code: 'The company already has a rate with this code here.',
        }),
    });
    const { user } = await open({ at: '/supplier-settings?negotiated=new' });
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Nile');
    await user.type(form.getByRole('textbox', { name: /Code/ }), 'N');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A code has 2 to 6 letters or digits.')).toBeVisible();
    expect(form.getByText('This field is required')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Single properties' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: /Properties/ })).toBeInvalid());
    expect(api.callsTo(`POST ${all}`)).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'A chain' }));
    await user.click(form.getByRole('combobox', { name: /Chain/ }));
    await user.click(await screen.findByTitle('Delta Hotels'));
    await user.type(form.getByRole('textbox', { name: /Code/ }), 'ILE');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The company already has a rate with this code here.')).toBeVisible();
  });

  it('says that chains may be missing, and asks again', async () => {
    const api = fake();
    const chains = 'GET /companies/{id}/suppliers/{supplierId}/negotiated-rate-chains';
    api.use({ [chains]: () => ({ body: { answered: false, data: [] } }) });
    const { user } = await open({ at: '/supplier-settings?negotiated=new' });
    const form = within(await dialog());
    expect(await form.findByText(/chains may be missing/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(api.callsTo(chains)).toHaveLength(2);
  });

  it('keep their code when they are edited, and show another user’s change', async () => {
    const api = fake();
    api.use({
      [`PUT ${one}`]: () => problem(412, 'stale', 'Someone else has changed this since you opened it.'),
    });
    const { user, address } = await open();
    await user.click((await item()).getByRole('button', { name: 'Edit: Nile 2027' }));
    const form = within(await dialog());
    expect(form.getByRole('textbox', { name: /Code/ })).toBeDisabled();
    await user.type(form.getByRole('textbox', { name: /Name/ }), ' B');
    api.use({
      [`GET ${all}`]: () => ({
        body: { supported: true, data: [rate({ chain: null, properties: [palace], version: 4 })] },
      }),
    });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    const stale = within(screen.getAllByRole('dialog')[1]!);
    const rows = stale
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Name', 'Nile 2027 B', 'Nile 2027'],
      ['Agreed with', 'A chain', 'Single properties'],
      ['Chain', 'Nile Hotels', '—'],
      ['Properties', 'Nothing more', 'Only here: Nile Palace'],
    ]);
    api.use({ [`PUT ${one}`]: () => ({ body: { message: 'Saved.', data: rate({ version: 5 }) } }) });
    await user.click(stale.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(address()).not.toContain('negotiated'));
    const [first, second] = api.callsTo(`PUT ${one}`);
    expect([first?.headers.get('if-match'), second?.headers.get('if-match')]).toEqual(['"3"', '"4"']);
    expect(second?.body).toEqual({ name: 'Nile 2027 B', chain: 'chn_nile', property_ids: null });
  });

  it('ask before typed text is lost', async () => {
    fake();
    const ask = answerQuestions(false);
    const { user, address } = await open({ at: '/supplier-settings?negotiated=new' });
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Nile');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(address()).toContain('negotiated=new');
    expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Nile');
    jest.restoreAllMocks();
  });

  it('are deleted after a confirmation, with the version that was shown', async () => {
    const api = fake();
    const { user } = await open();
    await user.click((await item()).getByRole('button', { name: 'Delete Nile 2027 (NILE1)' }));
    const question = within(await dialog());
    await user.click(question.getByRole('button', { name: /Delete|OK|Yes/ }));
    await waitFor(() => expect(api.callsTo(`DELETE ${one}`)[0]?.headers.get('if-match')).toBe('"3"'));
  });

  it('whose removal failed at the supplier offer only a retry', async () => {
    const api = fake([rate({}, { state: 'removing', reason: 'unavailable' })]);
    const { user } = await open();
    const buttons = (await item()).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Try again: Nile 2027']);
    await user.click(buttons[0]!);
    await waitFor(() => expect(api.callsTo(`POST ${one}/registrations`)).toHaveLength(1));
  });

  it.each([
    ['fr', 'Tarifs négociés', 'Pas encore enregistré', 'et 2 autres'],
    ['ar', 'الأسعار التفاوضية', 'لم يُسجّل بعد', 'ومنشأتان أخريان'],
  ] as const)('are shown in %s', async (language, title, state, more) => {
    await loadTexts(language);
    const properties = [1, 2, 3, 4, 5].map((number) => ({
      ...palace,
      id: palace.id.replace('1', `${number}`),
      name: `Palace ${number}`,
    }));
    fake([rate({ chain: null, properties }, { state: 'waiting', reason: 'unavailable' })]);
    await open({ language });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText(state)).toBeVisible();
    expect(screen.getByText(more, { exact: false })).toBeVisible();
  });
});
