import { act, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import { renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { DayInput } from './DayInput';
import { DayTimeInput } from './DayTimeInput';
import { NumberInput } from './NumberInput';
import { useZodRules } from './useZodRules';

// Only the date is fixed: timers run in real time.
const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;
jest.useFakeTimers({
  now: new Date('2026-11-24T12:00:00Z'),
  doNotFake: [
    ...real,
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
    'performance',
    'requestAnimationFrame',
  ],
});

// The calendar's code loads when it is first opened, which on a busy machine takes longer than a test waits.
beforeAll(() => import('./DayCalendar'));

interface Limits {
  from?: string;
  min?: string;
  max?: string;
}

function Alone({ min, max, from }: Limits) {
  const [day, setDay] = useState('2026-12-01');
  return (
    <>
      <DayInput alone aria-label="Day" value={day} min={min} max={max} from={from} onChange={setDay} />
      <output>{day}</output>
      <button onClick={() => setDay('2026-10-01')}>Last month</button>
    </>
  );
}

const schema = z.object({ day: z.iso.date(), at: z.string(), count: z.number() });

function InForm() {
  const rules = useZodRules(schema);
  return (
    <Form initialValues={{ day: '2026-12-01' }} validateTrigger="onBlur">
      <Form.Item name="day" label="Day" rules={rules('day')}>
        <DayInput />
      </Form.Item>
      <Form.Item name="at" label="At">
        <DayTimeInput label="At" />
      </Form.Item>
      <Form.Item name="count" label="Count">
        <NumberInput />
      </Form.Item>
      <Form.Item shouldUpdate noStyle>
        {(form) => <output>{JSON.stringify(form.getFieldsValue())}</output>}
      </Form.Item>
    </Form>
  );
}

const show = (element: React.ReactNode, options: RenderOptions = {}) =>
  renderRoutes([{ path: '/', element }], { at: '/', ...options });
const field = () => screen.getByRole('textbox', { name: 'Day' });
const dayIn = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 10_000 });
const chosen = () => screen.getByRole('status');

describe('a day input on its own', () => {
  it.each([
    ['15dec', '2026-12-15', '15 Dec 2026'],
    ['١٥/١٢/٢٧', '2027-12-15', '15 Dec 2027'],
    ['+7', '2026-12-01', '1 Dec 2026'],
  ])('%s is read when the field is left', async (typed, day, shown) => {
    const { user } = await show(<Alone />);
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    expect(chosen()).toHaveTextContent(day);
    expect(field()).toHaveValue(shown);
  });

  it('is replaced by a day set elsewhere, whatever was typed', async () => {
    const { user } = await show(<Alone />);
    await user.clear(field());
    await user.type(field(), 'foo');
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(field()).toHaveValue('1 Oct 2026');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is updated at each key, so that a keyboard shortcut saves what the field shows', async () => {
    const { user } = await show(<Alone />);
    await user.clear(field());
    await user.type(field(), '15dec');
    expect(chosen()).toHaveTextContent('2026-12-15');
    await user.type(field(), '2');
    expect(chosen()).toBeEmptyDOMElement();
    await user.type(field(), '7');
    expect(chosen()).toHaveTextContent('2027-12-15');
    expect(field()).toHaveValue('15dec27');
  });

  it('is read as soon as it is unambiguous', async () => {
    const { user } = await show(<Alone />);
    await user.clear(field());
    expect(chosen()).toBeEmptyDOMElement();
    await user.type(field(), '15/1/2027');
    expect(chosen()).toHaveTextContent('2027-01-15');
    expect(field()).toHaveValue('15/1/2027');
  });

  it('says why it cannot read the text, keeps it, and has no day meanwhile', async () => {
    const { user } = await show(<Alone />);
    await user.clear(field());
    await user.type(field(), '30/2{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such day.');
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('30/2');
    expect(chosen()).toBeEmptyDOMElement();
    await user.clear(field());
    await user.type(field(), '1/1/1800{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('This day is too long ago: before 1900.');
    await user.clear(field());
    await user.type(field(), '28/2{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(chosen()).toHaveTextContent('2027-02-28');
  });

  it('guesses a year between its limits', async () => {
    const { user } = await show(<Alone max="2026-11-24" />);
    await user.clear(field());
    await user.type(field(), '17/5/30{Enter}');
    expect(chosen()).toHaveTextContent('1930-05-17');
  });

  it('moves forward and back with the arrow keys', async () => {
    const { user } = await show(<Alone max="2026-12-03" />);
    act(() => field().focus());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(chosen()).toHaveTextContent('2026-12-02');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toHaveTextContent('2026-12-03');
  });

  it("is displayed and read in the user's language", async () => {
    const { user } = await show(<Alone />, { language: 'fr' });
    expect(field()).toHaveValue('1 déc. 2026');
    await user.clear(field());
    await user.type(field(), '14 juil{Enter}');
    expect(field()).toHaveValue('14 juil. 2026');
    expect(chosen()).toHaveTextContent('2026-07-14');
  });

  it('can be set in a calendar, which closes and returns the focus', async () => {
    const { user } = await show(<Alone />);
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(await dayIn('Thursday, 17 December 2026'));
    expect(chosen()).toHaveTextContent('2026-12-17');
    expect(field()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  });

  it('does not offer days outside the limits', async () => {
    const { user } = await show(<Alone min="2026-12-01" max="2026-12-20" />);
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    const beyond = await dayIn('Monday, 21 December 2026');
    expect(beyond).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await user.click(beyond);
    expect(chosen()).toHaveTextContent('2026-12-01');
  });

  it.each([
    ['{ArrowRight}', '2 December 2026'],
    ['{ArrowDown}', '8 December 2026'],
    ['{Home}', '29 November 2026'],
    ['{End}', '5 December 2026'],
    ['{PageDown}', '1 January 2027'],
    ['{PageUp}', '1 November 2026'],
    ['{Shift>}{PageDown}{/Shift}', '1 December 2027'],
    ['{Shift>}{PageUp}{/Shift}', '1 December 2025'],
  ])('in the calendar %s leads to %s, and Enter selects it', async (keys, day) => {
    const { user } = await show(<Alone />);
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Tuesday, 1 December 2026'));
    await user.keyboard(keys);
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(` ${day}`)),
    );
    await user.keyboard('{Enter}');
    expect(new Date(chosen().textContent ?? '').getTime()).toBe(Date.parse(`${day} UTC`));
    expect(field()).toHaveFocus();
  });

  it('can be browsed by month and year with labeled arrows', async () => {
    const { user } = await show(<Alone />);
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(screen.getByRole('grid', { name: 'January 2026' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Sun/ })).toBeVisible();
  });

  it('closes the calendar with Escape, from the grid and from the field', async () => {
    const { user } = await show(<Alone />);
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Tuesday, 1 December 2026'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
  });

  it("starts its weeks on the reader's first day, and follows the script's direction", async () => {
    const { user } = await show(<Alone />, { language: 'ar' });
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const [first] = await screen.findAllByRole('columnheader');
    expect(first).toHaveAttribute('abbr', 'السبت');
    expect(first).toHaveTextContent(/^س$/);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1$/));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^2$/));
    await user.keyboard('{Enter}');
    expect(chosen()).toHaveTextContent('2026-12-02');
  });
});

describe('a return day', () => {
  it('counts its +7 from the departure, and says so', async () => {
    const { user } = await show(<Alone from="2026-12-20" />);
    await user.clear(field());
    await user.type(field(), '+٧');
    expect(screen.getByText('Counted from 20 Dec 2026: 27 Dec 2026')).toBeVisible();
    await user.tab();
    expect(screen.queryByText(/Counted from/)).not.toBeInTheDocument();
    expect(field()).toHaveValue('27 Dec 2026');
  });
});

describe('inputs in a form', () => {
  it('keep what is not a day, and show the reason', async () => {
    const { user } = await show(<InForm />);
    await user.clear(field());
    await user.type(field(), '32/12');
    await user.tab();
    expect(await screen.findByText(/There is no such day\. Write it as/)).toBeVisible();
    expect(field()).toHaveValue('32/12');
    expect(chosen()).toHaveTextContent('"day":"32/12"');
    await user.clear(field());
    await user.type(field(), '31/12');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(/There is no such day/)).not.toBeInTheDocument());
  });

  it('place a time beside its day, and wait for it', async () => {
    const { user } = await show(<InForm />);
    await user.type(screen.getByRole('textbox', { name: 'At: time' }), '930');
    await user.tab();
    expect(chosen()).toHaveTextContent('"at":"T09:30"');
    await user.type(screen.getByRole('textbox', { name: 'At: day' }), '15dec');
    await user.tab();
    expect(chosen()).toHaveTextContent('"at":"2026-12-15T09:30"');
  });

  it('accept the digits of an Arabic keyboard in a number', async () => {
    const { user } = await show(<InForm />);
    await user.type(screen.getByRole('spinbutton', { name: 'Count' }), '٤٩٫٥');
    await user.tab();
    expect(chosen()).toHaveTextContent('"count":49.5');
  });
});
