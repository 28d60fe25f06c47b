import { beginsMention, storedOf, typedOf, withPerson } from './mention-text';

const mona = { id: '0198f000-0000-7000-8000-0000000000c1', name: 'Mona' };
const said = { id: '0198f000-0000-7000-8000-0000000000c2', name: 'Mona Said' };
const other = { id: '0198f000-0000-7000-8000-0000000000c3', name: 'Mona' };

describe('mentions in a typed comment', () => {
  it('are stored by id and return as names', () => {
    const { people } = withPerson(withPerson([], mona).people, said);
    const text = 'Ask @Mona Said, then @Mona (not @Monastir)\nmona@traveldesk.example';
    const stored = storedOf({ text, people });
    expect(stored).toBe(`Ask <@${said.id}>, then <@${mona.id}> (not @Monastir)\nmona@traveldesk.example`);
    expect(typedOf({ text: stored, mentions: [said, mona] }).text).toBe(text);
  });

  it('number users of the same name', () => {
    const first = withPerson([], mona);
    const second = withPerson(first.people, other);
    expect([first.label, second.label]).toEqual(['Mona', 'Mona (2)']);
    expect(withPerson(second.people, mona)).toEqual({ people: second.people, label: 'Mona' });
    const stored = storedOf({ text: '@Mona (2) @Mona', people: second.people });
    expect(stored).toBe(`<@${other.id}> <@${mona.id}>`);
  });

  it.each([
    ['@', 1, true],
    ['Ask @', 5, true],
    ['(@', 2, true],
    ['mona@', 5, false],
    ['منى@', 4, false],
    ['Ask', 3, false],
  ])('begin at a sign that is no part of an address: %s', (text, caret, expected) => {
    expect(beginsMention(text, caret)).toBe(expected);
  });
});
