import { z } from 'zod';
import { languages, type Language } from '@traveldesk/shared-contract';
import { createTexts } from '../texts';
import { issueText } from './issue-text';

const texts = createTexts([]);

function saidOf(schema: z.ZodType, input: unknown, language: Language = 'en'): string {
  const issue = schema.safeParse(input, { reportInput: true }).error?.issues[0];
  if (!issue) throw new Error('The sample is valid.');
  return issueText(issue, language, texts);
}

type Sample = [schema: z.ZodType, input: unknown, english: string];

/** Samples for each issue code of zod; the compiler reports codes that a later version adds. */
const samples: Record<z.core.$ZodIssueCode, Sample[]> = {
  invalid_type: [
    [z.string(), undefined, 'This field is required.'],
    [z.string(), null, 'This field is required.'],
    [z.string(), 1, 'This must be text.'],
    [z.number(), '1', 'This must be a number.'],
    [z.coerce.number(), 'x', 'This must be a number.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.bigint(), 1, 'This must be a whole number.'],
    [z.boolean(), 'true', 'This must be true or false.'],
    [z.array(z.string()), 'a', 'This must be a list.'],
    [z.tuple([z.string()]), 'a', 'This must be a list.'],
    [z.strictObject({}), 'a', 'This must be a group of fields.'],
    [z.record(z.string(), z.string()), 'a', 'This must be a group of fields.'],
    [z.never(), 'a', 'This must be left empty.'],
    [z.null(), 'a', 'This must be left empty.'],
    [z.date(), 'a', 'This value is not accepted here.'],
  ],
  too_big: [
    [z.string().max(120), 'x'.repeat(121), 'At most 120 characters.'],
    [z.string().max(1), 'xx', 'At most 1 character.'],
    [z.string().length(2), 'xxx', 'Exactly 2 characters.'],
    [z.array(z.number()).max(2), [1, 2, 3], 'At most 2 items.'],
    [z.set(z.number()).max(1), new Set([1, 2]), 'At most 1 item.'],
    [z.array(z.number()).length(1), [1, 2], 'Exactly 1 item.'],
    [z.number().max(12_500), 12_501, 'The maximum is 12500.'],
    [z.number().lt(0.5), 0.5, 'This must be less than 0.5.'],
    [z.bigint().max(9n), 10n, 'The maximum is 9.'],
    [z.int(), 2 ** 60, 'The maximum is 9007199254740991.'],
    [z.date().max(new Date(0)), new Date(1), 'This value is not accepted here.'],
  ],
  too_small: [
    [z.string().min(1), '', 'This field is required.'],
    [z.string().min(2), 'x', 'At least 2 characters.'],
    [z.string().length(1), '', 'This field is required.'],
    [z.string().length(3), 'x', 'Exactly 3 characters.'],
    [z.array(z.number()).min(1), [], 'At least 1 item.'],
    [z.array(z.number()).length(2), [1], 'Exactly 2 items.'],
    [z.number().min(1), 0, 'The minimum is 1.'],
    [z.number().positive(), 0, 'This must be more than 0.'],
    [z.date().min(new Date(1)), new Date(0), 'This value is not accepted here.'],
  ],
  invalid_format: [
    [z.string().regex(/^[A-Z]{2}$/), 'x', 'This does not have the right format.'],
    [z.jwt(), 'x', 'This does not have the right format.'],
    [z.email(), 'x', 'This is not an email address.'],
    [z.url(), 'x', 'This is not a web address.'],
    [z.uuid(), 'x', 'This is not the identifier of a record.'],
    [z.iso.date(), '23/11/2026', 'This is not a date such as 2026-11-23.'],
    [z.iso.time(), 'x', 'This is not a time such as 09:30:00.'],
    [z.iso.datetime(), 'x', 'This is not a date and time such as 2026-11-23T09:30:00Z.'],
    [z.string().startsWith('+'), 'x', 'This must begin with +.'],
    [z.string().endsWith('!'), 'x', 'This must end with !.'],
    [z.string().includes('@'), 'x', 'This must contain @.'],
  ],
  invalid_value: [
    [z.enum(['B2B', 'B2C', 'VIP']), 'x', 'Possible values: B2B, B2C or VIP.'],
    [z.literal(3), 4, 'Possible values: 3.'],
    [z.literal([...Array(31).keys()]), 'x', 'This is not one of the possible values.'],
  ],
  invalid_union: [
    [z.union([z.number(), z.boolean()]), 'x', 'This value is not accepted here.'],
    [
      z.discriminatedUnion('type', [z.object({ type: z.literal('A') }), z.object({ type: z.literal('B') })]),
      { type: 'x' },
      'Possible values: A or B.',
    ],
    [z.xor([z.string(), z.string()]), 'x', 'This value is not accepted here.'],
  ],
  not_multiple_of: [[z.number().multipleOf(0.5), 1.2, 'This must be a multiple of 0.5.']],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }, 'This field does not exist.']],
  invalid_key: [[z.record(z.string().min(2), z.number()), { x: 1 }, 'This name is not accepted here.']],
  invalid_element: [[z.map(z.any(), z.string()), new Map([[{}, 1]]), 'This value is not accepted here.']],
  custom: [
    [z.string().refine(() => false), 'x', 'This value is not accepted here.'],
    [
      z.string().refine(() => false, { params: { key: 'unsafe_characters' } }),
      'x',
      'This contains characters that are not allowed.',
    ],
  ],
};

/** Latin text that is allowed in every language: values for programs. */
const codes = /\b(B2B|B2C|VIP|A|B|true|false)\b|\d{2}T\d{2}|\dZ/g;

describe('the message for a rejected value', () => {
  const all = Object.entries(samples).flatMap(([code, list]) =>
    list.map(([schema, input, english]) => ({ code, schema, input, english })),
  );

  it.each(all)('$code: $english', ({ code, schema, input, english }) => {
    expect(schema.safeParse(input, { reportInput: true }).error?.issues[0]?.code).toBe(code);
    expect(saidOf(schema, input)).toBe(english);
  });

  it.each(all)(
    'is Arabic in Arabic, and French in French ($code: $english)',
    ({ schema, input, english }) => {
      const [, french, arabic] = languages.map((language) => saidOf(schema, input, language));
      expect(french).not.toBe(english);
      expect(arabic).toMatch(/\p{Script=Arabic}/u);
      expect(arabic?.replace(codes, '')).not.toMatch(/\p{Script=Latin}|[<>=/^\\]/u);
    },
  );

  it("uses each language's plural forms and plain digits", () => {
    const longest = (max: number, language: Language) =>
      saidOf(z.string().max(max), 'x'.repeat(max + 1), language);
    expect([1, 2, 3, 11, 100, 1200].map((max) => longest(max, 'ar'))).toEqual([
      'حرف واحد على الأكثر.',
      'حرفان على الأكثر.',
      '3 أحرف على الأكثر.',
      '11 حرفًا على الأكثر.',
      '100 حرف على الأكثر.',
      '1200 حرف على الأكثر.',
    ]);
    expect([1, 2].map((max) => longest(max, 'fr'))).toEqual([
      'Au plus 1 caractère.',
      'Au plus 2 caractères.',
    ]);
  });
});
