import { offer } from '@traveldesk/flights-ui/testing';
import { optionOf, readOptions } from './chosen';
import { readEdits } from './text-edits';

it('reads stored options, and omits invalid ones', () => {
  const option = optionOf(offer('300.00'));
  const kept: unknown = JSON.parse(JSON.stringify([option, { ...option, total: '300' }, 7, null]));
  expect(readOptions(kept)).toEqual([option]);
  for (const other of [undefined, null, 'text', { option }]) expect(readOptions(other)).toEqual([]);
});

it('reads stored edits of a text by language', () => {
  const edit = { of: 'One', text: 'Two' };
  expect(readEdits({ fr: edit, ar: { text: 'x' }, de: edit })).toEqual({ fr: edit });
  for (const other of [undefined, 'text', [edit]]) expect(readEdits(other)).toEqual({});
});
