import { setPreferences } from '../preferences/store';
import { isSingleKey } from './single-key';

/** What is asked of a key that is pressed at the first element of `html`, or on the page. */
function pressed(html = '', change: KeyboardEventInit = {}, taken = false): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-at]') ?? document.body.firstElementChild ?? document.body;
  const answers: boolean[] = [];
  const ask = (event: KeyboardEvent) => {
    if (taken) event.preventDefault();
    answers.push(isSingleKey(event));
  };
  window.addEventListener('keydown', ask, { once: true });
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true, ...change }),
  );
  return answers[0] === true;
}

afterEach(() => setPreferences({ shortcuts: 'yes' }));

it.each([
  ['on the page', ''],
  ['at a button', '<button></button>'],
  ['at a box to check', '<input type="checkbox">'],
  ['at one of several choices', '<input type="radio">'],
  ['in what cannot be edited', '<p contenteditable="false"></p>'],
])('a key is the page’s %s', (_, html) => {
  expect(pressed(html)).toBe(true);
});

it.each([
  ['a field', '<input>'],
  ['a text', '<textarea></textarea>'],
  ['a select', '<select></select>'],
  ['a picker', '<div role="combobox" tabindex="0"></div>'],
  ['what can be edited', '<p contenteditable><b data-at></b></p>'],
  ['a dialog', '<dialog open><button data-at></button></dialog>'],
  ['a dialog of antd', '<div role="dialog"><button data-at></button></div>'],
  ['a menu', '<ul role="menu"><li data-at></li></ul>'],
  ['a list of choices', '<ul role="listbox"><li data-at></li></ul>'],
])('a key is not the page’s in %s', (_, html) => {
  expect(pressed(html)).toBe(false);
});

it.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Alt', { altKey: true }],
])('with %s it is none', (_, change) => {
  expect(pressed('', change)).toBe(false);
});

it('is none while a word is composed, or where somebody has taken it', () => {
  expect(pressed('', { isComposing: true })).toBe(false);
  expect(pressed('', {}, true)).toBe(false);
});

it('what writes something can be switched off, in any script', () => {
  setPreferences({ shortcuts: 'no' });
  for (const key of ['j', 'J', 'ت', 'لا', '/', '؟', '2', '٢', 'Dead'])
    expect(pressed('', { key })).toBe(false);
  expect(pressed('', { key: 'Enter' })).toBe(true);
});
