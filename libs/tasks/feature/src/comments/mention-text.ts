import { mentionOf, mentionPattern, type TaskComment } from '@traveldesk/tasks-contract';

/** A comment while it is typed: its mentions are `@label`, and each label is one user's. */
export interface TypedComment {
  text: string;
  people: { id: string; label: string }[];
}

/** Returns the comment with this user, and the label to insert; users of the same name are numbered. */
export function withPerson(
  people: TypedComment['people'],
  { id, name }: { id: string; name: string },
): { people: TypedComment['people']; label: string } {
  const known = people.find((one) => one.id === id);
  if (known) return { people, label: known.label };
  let label = name;
  for (let count = 2; people.some((one) => one.label === label); count += 1) label = `${name} (${count})`;
  return { people: [...people, { id, label }], label };
}

/** Returns a stored comment as its author edits it. */
export function typedOf({ text, mentions }: Pick<TaskComment, 'text' | 'mentions'>): TypedComment {
  const people = mentions.reduce<TypedComment['people']>((all, one) => withPerson(all, one).people, []);
  const labelOf = (id: string) => people.find((one) => one.id === id)?.label;
  return { text: text.replace(mentionPattern, (mark, id: string) => `@${labelOf(id) ?? mark}`), people };
}

/** Returns the typed comment as it is stored. */
export function storedOf({ text, people }: TypedComment): string {
  // The longest first: "@Mona Said" also begins with "@Mona".
  const labels = people.map(({ label }) => label).sort((a, b) => b.length - a.length);
  if (labels.length === 0) return text.trim();
  const wanted = new RegExp(
    `@(${labels.map((label) => label.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const idOf = (label: string) => people.find((one) => one.label === label)?.id ?? '';
  return text.replace(wanted, (_, label: string) => mentionOf(idOf(label))).trim();
}

/** Whether the sign before the caret begins a mention, and not the domain of an email address. */
export function beginsMention(text: string, caret: number): boolean {
  return text[caret - 1] === '@' && !/[\p{L}\p{N}._%+-]/u.test(text[caret - 2] ?? '');
}
