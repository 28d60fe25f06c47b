import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '@traveldesk/shared-testing/web';
import { clearToast } from '@traveldesk/shared-web';
import { fakeMarkups, markup } from '../markups.fake';
import { duffel, nile, rule } from '../rule.fake';
import {
  box,
  choose,
  done,
  edit,
  enter,
  notice,
  one,
  open,
  pick,
  press,
  ready,
  save,
  sentence,
  type,
} from './form.fake';

beforeEach(clearToast);

describe('the form of a rule', () => {
  it('shows the rule as a sentence, and saves it', async () => {
    const api = fakeMarkups([]);
    const { address } = await open();
    await ready();
    await type('Name', 'Emirates to the Gulf');
    await type('Percentage', '٥٫٥');
    await type('Minimum', '10');
    await press('Add company');
    await pick('Company 1', 'nile', 'Nile Travel');
    await pick('Airlines', 'emi', 'Emirates');
    await pick('From', 'cairo', 'Cairo');
    await pick('To', 'dubai', 'Dubai');
    await enter('Valid until: day', '2026-12-31');
    const year = new Date().getFullYear() === 2026 ? '' : ' 2026';
    await waitFor(() =>
      expect(sentence()).toBe(
        'Add 5.5 % of the base fare, at least 10 EUR per passenger, for Nile Travel and below, on Emirates, ' +
          `Cairo to Dubai, until 31 December${year}`,
      ),
    );
    await type('Reason for the change', 'Winter');
    await save();
    await waitFor(() => expect(address()).toBe('/markups'));
    const [call] = api.callsTo('POST /markups');
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(call?.body).toEqual({
      ...rule(),
      name: 'Emirates to the Gulf',
      percent: '5.5',
      min_amount: '10',
      companies: [{ id: nile, below: true }],
      plating: { mode: 'only', codes: ['EK'] },
      origins: [{ kind: 'city', code: 'CAI' }],
      destinations: [{ kind: 'city', code: 'DXB' }],
      valid_until: new Date('2027-01-01T00:00').toISOString(),
      change_reason: 'Winter',
      effective_at: null,
    });
  });

  it('shows missing values at their fields before anything is sent', async () => {
    const api = fakeMarkups([]);
    await open();
    await ready();
    await type('Minimum', '20');
    await type('Maximum', '10');
    await type('Rounding step', '-1');
    await type('Priority', 'high');
    await choose('Company');
    await save();
    for (const problem of [
      'This field is required',
      'Write the percentage.',
      'The maximum must not be less than the minimum.',
      'Write it without a minus. What lowers a price is a rule of the kind “Discount”.',
      'This is not a number',
      'Choose the company whose rule it is.',
    ]) {
      expect(await screen.findByText(problem)).toBeVisible();
    }
    expect(box('Name')).toHaveFocus();
    expect(api.callsTo('POST /markups')).toEqual([]);
  });

  it('has the fields of the chosen product, and drops conditions of the other', async () => {
    const api = fakeMarkups([]);
    await open();
    await ready();
    await type('Name', 'Dubai');
    await type('Percentage', '5');
    await pick('Airlines', 'emi', 'Emirates');
    await done(() => fireEvent.click(screen.getByText('Either direction')));
    await choose('Hotels');
    expect(screen.queryByText('per passenger', { selector: '.ant-radio-button-label' })).toBeNull();
    expect(screen.getByText('per room and night')).toBeVisible();
    await waitFor(() => expect(box('Airlines').closest('.ant-form-item-hidden')).not.toBeNull());
    await pick('Place', 'dubai', 'Dubai');
    await done(() => fireEvent.click(screen.getByText('4', { selector: '.ant-checkbox-label' })));
    await type('Nights, at least', '3');
    await waitFor(() =>
      expect(sentence()).toBe(
        'Add 5 % of the base price, for everyone, on hotels, in Dubai, with 4 stars, for stays of at least 3 nights',
      ),
    );
    await save();
    await waitFor(() => expect(api.callsTo('POST /markups')).toHaveLength(1));
    expect(api.callsTo('POST /markups')[0]?.body).toEqual({
      ...rule({ product: 'hotel', per: 'booking', stars: [4], nights_min: 3 }),
      name: 'Dubai',
      destinations: [{ kind: 'city', code: 'DXB' }],
      change_reason: null,
      effective_at: null,
    });
  });

  it('sends only the fields of the chosen kind of value', async () => {
    const api = fakeMarkups([one]);
    await open({ at: edit });
    await ready();
    await choose('Fixed amount');
    await waitFor(() => expect(box('Percentage').closest('.ant-form-item-hidden')).not.toBeNull());
    await type('Amount', '1,5,');
    await save();
    expect(await screen.findByText(/Write an amount above zero in digits/)).toBeVisible();
    await type('Amount', '12.50');
    await save();
    await waitFor(() => expect(api.callsTo('PUT /markups/{id}')).toHaveLength(1));
    expect(api.callsTo('PUT /markups/{id}')[0]?.body).toMatchObject({
      value_type: 'fixed',
      amount: '12.5',
      percent: null,
      min_amount: null,
    });
  });

  it('expands conditions that have values', async () => {
    fakeMarkups([markup({ cabins: ['Business'], weekdays: [1] })]);
    await open({ at: edit });
    await ready();
    const business = () => screen.getByText('Business');
    const set = screen.getAllByText('More conditions (1 set)');
    expect(set).toHaveLength(2);
    expect(business()).toBeVisible();
    // A group with a value cannot be collapsed.
    for (const summary of set) await done(() => fireEvent.click(summary));
    expect(business()).toBeVisible();
    await done(() => fireEvent.click(business()));
    const folded = await screen.findByText('More conditions');
    await done(() => fireEvent.click(folded));
    expect(business()).not.toBeVisible();
  });

  it('says when a save takes effect: at once, on a day, after approval, or never', async () => {
    fakeMarkups([one]);
    await open({ at: edit });
    await ready();
    await waitFor(() => expect(notice()).toBe('It takes effect at once.'));
    await type('Percentage', '20');
    await waitFor(() =>
      expect(notice()).toBe(
        'It is above the limit (15 %, EUR 50.00), so a second person has to approve it. ' +
          'Until then the version in force stays.',
      ),
    );
    await type('Percentage', '15');
    await enter('In force from: day', '2098-01-02');
    await waitFor(() =>
      expect(notice()).toBe('It takes effect on 2 Jan 2098, 00:00. Until then the version in force stays.'),
    );
    await choose('Draft');
    await waitFor(() => expect(notice()).toBe('It is kept as a draft and not applied to any price.'));
  });

  it('simulates the typed rule, named or not, and reports missing values', async () => {
    const api = fakeMarkups([]);
    const { said } = await open();
    await ready();
    await press('Simulate');
    expect(await screen.findByText('The rule is not complete yet: see the marked fields.')).toBeVisible();
    expect(await screen.findByText('Write the percentage.')).toBeVisible();
    expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
    await type('Percentage', '7');
    await press('Simulate');
    expect(await screen.findByText('200 prices from searches of 1 Nov 2026 to 23 Nov 2026')).toBeVisible();
    expect(api.callsTo('POST /markups/simulations')[0]?.body).toMatchObject({
      id: null,
      rule: { percent: '7' },
    });
    expect(said()).toBe('');
  });

  it('shows problems from the API at their fields, and keeps the input', async () => {
    const api = fakeMarkups([one]);
    const refusal = 'One of these companies is not below the rule’s owner.';
    api.use({
      'PUT /markups/{id}': () =>
        problem(422, 'invalid', 'Please check the marked fields.', { companies: refusal }),
    });
    await open({ at: edit });
    await ready();
    await type('Name', 'Ours');
    await save();
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(box('Name')).toHaveValue('Ours');
  });

  it('edits a rule, and says if the change does not count yet', async () => {
    const api = fakeMarkups([one]);
    const { address, said } = await open({ at: edit });
    await ready();
    expect(box('Percentage')).toHaveValue('5');
    await waitFor(() => expect(sentence()).toContain('for Nile Travel and below'));
    await type('Percentage', '25');
    const message = 'Everybody was saved and waits for a second person.';
    api.use({
      'PUT /markups/{id}': () => ({
        body: { message, data: { ...one, version: 2, revision: 2, state: 'awaiting' } },
      }),
    });
    await save();
    await waitFor(() => expect(address()).toBe('/markups'));
    expect(api.callsTo('PUT /markups/{id}')[0]?.headers.get('if-match')).toBe('"1"');
    expect(said()).toBe(message);
  });

  it('shows both versions if another user has saved meanwhile', async () => {
    fakeMarkups([one]);
    await open({ at: edit });
    await ready();
    const theirs = { ...rule(), suppliers: [duffel], companies: one.companies, min_amount: '10' };
    await window.fetch(`/api/v1/markups/${one.id}`, {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: JSON.stringify(theirs),
    });
    await type('Name', 'Ours');
    await save();
    const dialog = within(await screen.findByRole('dialog'));
    const rows = dialog
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(rows.slice(1)).toEqual([
      ['Name', 'Ours', 'Everybody'],
      ['Suppliers', 'Nothing more', 'Only here: Duffel'],
    ]);
  });

  it('requests the names of unknown companies', async () => {
    const names = { companies: {}, suppliers: {}, airlines: {}, places: {}, codes: {} };
    const api = fakeMarkups([{ ...one, names }]);
    await open({ at: edit });
    await waitFor(() => expect(sentence()).toContain('for Nile Travel and below'));
    expect(api.callsTo('GET /companies/{id}').length).toBeGreaterThan(0);
  });

  it('starts without a currency if the settings, with the platform’s currency, cannot be read', async () => {
    const api = fakeMarkups([]);
    api.use({ 'GET /markup-settings': () => problem(403, 'forbidden', 'No.') });
    const { said } = await open();
    await ready();
    await waitFor(() =>
      expect(notice()).toBe('It takes effect at once, unless a second person has to approve it.'),
    );
    expect(screen.queryByText('EUR – Euro')).not.toBeInTheDocument();
    expect(said()).toBe('');
  });

  it('links to the list if the rule does not exist', async () => {
    fakeMarkups([]);
    await open({ at: edit });
    expect(await screen.findByText('No such page')).toBeVisible();
  });

  it.each([
    ['fr', 'Ajouter une règle de marge', 'Ajouter … % du tarif hors taxes, pour tous, sur tous les vols'],
    ['ar', 'إضافة قاعدة هامش', 'إضافة …% من السعر الأساسي، للجميع، على جميع الرحلات'],
  ] as const)('is shown in %s', async (language, title, words) => {
    fakeMarkups([]);
    await open({ language });
    expect(await screen.findByText(title, { selector: 'h1' })).toBeVisible();
    const spoken = await screen.findByText(words, { normalizer: (text) => text.replaceAll('\u00a0', ' ') });
    expect(spoken).toBeVisible();
  });
});
