import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { renderScreen } from '@traveldesk/shared-testing/web';
import type { RemoteOption } from './option';
import { RemoteSelect } from './RemoteSelect';

const emirates = { value: 'EK', code: 'EK', label: 'Emirates' };
const egyptair = { value: 'MS', code: 'MS', label: 'EgyptAir' };
const etihad = { value: 'EY', code: 'EY', label: 'Etihad Airways' };
const all = [emirates, egyptair, etihad];

function searchOf(options: readonly RemoteOption[]) {
  return jest.fn(async (typed: string) =>
    options.filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(typed.toLowerCase())),
  );
}

function Field({
  search,
  selected,
}: {
  search: (typed: string) => Promise<readonly RemoteOption[]>;
  selected?: RemoteOption;
}) {
  const [value, setValue] = useState<string | null>(selected?.value ?? null);
  return (
    <>
      <RemoteSelect
        aria-label="Airline"
        picker="airlines"
        search={search}
        value={value}
        onChange={setValue}
        {...(selected && { selected: [selected] })}
      />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

function Several({ search }: { search: (typed: string) => Promise<readonly RemoteOption[]> }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <RemoteSelect
        aria-label="Airline"
        picker="airlines"
        search={search}
        multiple
        value={value}
        onChange={setValue}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

const show = (search: (typed: string) => Promise<readonly RemoteOption[]>, selected?: RemoteOption) =>
  renderScreen(<Field search={search} {...(selected && { selected })} />, { path: '/', permissions: [] });

const box = () => screen.getByRole('combobox', { name: 'Airline' });
/** antd reads the old key codes, which user-event does not send. */
const enter = () => act(async () => void fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 }));
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent);

describe('a picker', () => {
  it('offers what the API finds once typing pauses, with the code first', async () => {
    const search = searchOf(all);
    const { user } = await show(search);
    await user.click(box());
    // At once, which no machine is too busy for: `user` may pause between two keys.
    for (const value of ['e', 'em', 'emi']) fireEvent.change(box(), { target: { value } });
    await waitFor(() => expect(offered()).toEqual(['EKEmirates']));
    expect(search.mock.calls.map(([typed]) => typed)).toEqual(['', 'emi']);
  });

  it('chooses with the keyboard alone, and shows the choice', async () => {
    const { user } = await show(searchOf(all));
    await user.click(box());
    await user.keyboard('egy');
    await waitFor(() => expect(offered()).toEqual(['MSEgyptAir']));
    await enter();
    expect(document.querySelector('output')).toHaveTextContent('MS');
    expect(document.querySelector('.ant-select-content')).toHaveTextContent('MSEgyptAir');
  });

  it('reports the names of its choices, even of a recent choice that was not searched for', async () => {
    const named = jest.fn();
    const search = searchOf(all);
    const { user } = await renderScreen(
      <RemoteSelect aria-label="Airline" picker="airlines" search={search} onNamed={named} />,
      { path: '/', permissions: [] },
    );
    await user.click(box());
    await user.keyboard('egy');
    await waitFor(() => expect(offered()).toEqual(['MSEgyptAir']));
    await enter();
    expect(named).toHaveBeenLastCalledWith([egyptair]);
    await user.click(document.body);
    await user.click(box());
    await user.click(await screen.findByText('EgyptAir', { selector: '.ant-select-item-option *' }));
    expect(named).toHaveBeenLastCalledWith([egyptair]);
  });

  it("shows the name of the record's choice before any search", async () => {
    const search = searchOf(all);
    await show(search, etihad);
    expect(screen.getByText('Etihad Airways')).toBeInTheDocument();
    expect(search).not.toHaveBeenCalled();
  });

  it("offers this user's recent choices first", async () => {
    const { user } = await show(searchOf(all));
    await user.click(box());
    await user.keyboard('etihad');
    await waitFor(() => expect(offered()).toEqual(['EYEtihad Airways']));
    await enter();
    await user.click(document.body);
    await user.click(box());
    await waitFor(() => expect(offered()).toEqual(['EYEtihad Airways', 'EKEmirates', 'MSEgyptAir']));
    expect(screen.getByText('Recent choices')).toBeInTheDocument();
  });

  it('ignores a response that arrives after a newer search', async () => {
    const slow = new Map<string, (found: RemoteOption[]) => void>();
    const { user } = await show((typed) => new Promise((resolve) => slow.set(typed, resolve)));
    await user.click(box());
    await user.keyboard('e');
    await waitFor(() => expect(slow.has('e')).toBe(true));
    await user.keyboard('k');
    await waitFor(() => expect(slow.has('ek')).toBe(true));
    slow.get('ek')?.([emirates]);
    slow.get('e')?.(all);
    await waitFor(() => expect(offered()).toEqual(['EKEmirates']));
  });

  it('adds the result that Enter waits for to a multiple choice, and removes nothing', async () => {
    const found = searchOf(all);
    let answer: () => void = () => undefined;
    // Answered when the test says so: Enter comes first, however slowly the machine types.
    const search = (typed: string) =>
      new Promise<readonly RemoteOption[]>((resolve) => {
        answer = () => void found(typed).then(resolve);
      });
    const { user } = await renderScreen(<Several search={search} />, { path: '/', permissions: [] });
    await user.click(box());
    for (const typed of ['ms', 'ek', 'ms']) {
      await user.keyboard(typed);
      await enter();
      act(() => answer());
      fireEvent.keyUp(box(), { key: 'Enter', keyCode: 13 });
      await waitFor(() => expect(box()).toHaveValue(''));
    }
    expect(document.querySelector('output')).toHaveTextContent(/^MS EK$/);
  });

  it('shows only the name of each of several choices, as there is no space for more', async () => {
    const uae = { ...emirates, note: 'United Arab Emirates' };
    const field = { 'aria-label': 'Airlines', picker: 'airlines', search: searchOf([uae]), selected: [uae] };
    await renderScreen(
      <>
        <RemoteSelect {...field} multiple value={['EK']} />
        <RemoteSelect {...field} value="EK" />
      </>,
      { path: '/', permissions: [] },
    );
    expect(screen.getAllByText('Emirates')).toHaveLength(2);
    expect(screen.getAllByText('United Arab Emirates')).toHaveLength(1);
  });

  it('does not remove one of several choices when Enter is pressed on a chosen result', async () => {
    const { user } = await renderScreen(<Several search={searchOf(all)} />, { path: '/', permissions: [] });
    await user.click(box());
    for (const _ of ['chosen', 'chosen again']) {
      await user.keyboard('egy');
      await waitFor(() => expect(offered()).toEqual(['MSEgyptAir']));
      await enter();
      fireEvent.keyUp(box(), { key: 'Enter', keyCode: 13 });
      await waitFor(() => expect(box()).toHaveValue(''));
      expect(document.querySelector('output')).toHaveTextContent(/^MS$/);
    }
  });

  it('says that it is searching, that nothing was found, and that the search failed', async () => {
    let answer: (found: RemoteOption[]) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const { user } = await show(
      () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          fail = reject;
        }),
    );
    await user.click(box());
    const list = () => within(document.querySelector('.ant-select-dropdown') as HTMLElement);
    expect(await list().findByText('Searching…')).toBeInTheDocument();
    answer([]);
    expect(await list().findByText('Nothing found')).toBeInTheDocument();
    await user.keyboard('x');
    expect(await list().findByText('Searching…')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 300));
    fail(new Error('away'));
    expect(await list().findByText('This could not be loaded')).toBeInTheDocument();
  });

  it('is a single tab stop, and Backspace clears it after any typed text', async () => {
    const { user } = await show(searchOf(all), egyptair);
    expect(document.querySelector('.ant-select-clear')).toHaveAttribute('tabindex', '-1');
    act(() => box().focus());
    await user.keyboard('e{Backspace}');
    expect(document.querySelector('output')).toHaveTextContent('MS');
    await user.keyboard('{Backspace}');
    expect(document.querySelector('output')).toHaveTextContent('nothing');
    expect(box()).toHaveFocus();
  });

  it('is cleared by Delete too, without opening', async () => {
    const { user } = await show(searchOf(all), egyptair);
    act(() => box().focus());
    await user.keyboard('{Delete}');
    expect(document.querySelector('output')).toHaveTextContent('nothing');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  // Last, because the browser remembers what the device cannot store until the page ends, here until the file ends.
  it('accepts a choice that the device cannot store', async () => {
    const { user } = await show(searchOf(all));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.click(box());
    await user.keyboard('egy');
    await enter();
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('MS'));
    full.mockRestore();
  });
});

describe('a picker in a form', () => {
  it('loses the error of an empty field once it is filled and left', async () => {
    const { user } = await renderScreen(
      <Form validateTrigger="onBlur">
        <Form.Item name="airline" label="Airline" rules={[{ required: true, message: 'Choose an airline' }]}>
          <RemoteSelect search={searchOf(all)} />
        </Form.Item>
        <button>Save</button>
      </Form>,
      { path: '/', permissions: [] },
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose an airline')).toBeVisible();

    await user.type(box(), 'emi');
    await user.click(await screen.findByText('Emirates'));
    await user.tab();
    await waitFor(() => expect(screen.queryByText('Choose an airline')).not.toBeInTheDocument());
  });
});
