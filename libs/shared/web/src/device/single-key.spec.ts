import { setPreferences } from '../preferences/store';
import { isSingleKey } from './single-key';

/** Whether a key pressed at the first element of `html`, or on the page, is a single-key shortcut. */
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
  ['on a button', '<button></button>'],
  ['on a checkbox', '<input type="checkbox">'],
  ['on a radio button', '<input type="radio">'],
  ['in non-editable content', '<p contenteditable="false"></p>'],
])('a key pressed %s is a shortcut', (_, html) => {
  expect(pressed(html)).toBe(true);
});

it.each([
  ['a field', '<input>'],
  ['a text', '<textarea></textarea>'],
  ['a select', '<select></select>'],
  ['a picker', '<div role="combobox" tabindex="0"></div>'],
  ['editable content', '<p contenteditable><b data-at></b></p>'],
  ['a dialog', '<dialog open><button data-at></button></dialog>'],
  ['an antd dialog', '<div role="dialog"><button data-at></button></div>'],
  ['a menu', '<ul role="menu"><li data-at></li></ul>'],
  ['a list of options', '<ul role="listbox"><li data-at></li></ul>'],
])('a key in %s is not a shortcut', (_, html) => {
  expect(pressed(html)).toBe(false);
});

it.each([
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Alt', { altKey: true }],
])('a key with %s is not a shortcut', (_, change) => {
  expect(pressed('', change)).toBe(false);
});

it('a key is not a shortcut during text composition or where it has been handled', () => {
  expect(pressed('', { isComposing: true })).toBe(false);
  expect(pressed('', {}, true)).toBe(false);
});

it('shortcuts with printable keys can be switched off, in any script', () => {
  setPreferences({ shortcuts: 'no' });
  for (const key of ['j', 'J', 'ت', 'لا', '/', '؟', '2', '٢', 'Dead'])
    expect(pressed('', { key })).toBe(false);
  expect(pressed('', { key: 'Enter' })).toBe(true);
});
