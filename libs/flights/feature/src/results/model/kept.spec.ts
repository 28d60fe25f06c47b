import { offer } from '@traveldesk/flights-ui/testing';
import { optionOf, readOptions } from './chosen';
import { readEdits } from './text-edits';

it('options are read as they were kept, and what is none of them is left out', () => {
  const option = optionOf(offer('300.00'));
  const kept: unknown = JSON.parse(JSON.stringify([option, { ...option, total: '300' }, 7, null]));
  expect(readOptions(kept)).toEqual([option]);
  for (const other of [undefined, null, 'text', { option }]) expect(readOptions(other)).toEqual([]);
});

it('changes of a text are read as they were kept, by language', () => {
  const edit = { of: 'One', text: 'Two' };
  expect(readEdits({ fr: edit, ar: { text: 'x' }, de: edit })).toEqual({ fr: edit });
  for (const other of [undefined, 'text', [edit]]) expect(readEdits(other)).toEqual({});
});
