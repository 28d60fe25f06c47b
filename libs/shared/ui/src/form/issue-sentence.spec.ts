import { z, type ZodType } from 'zod';
import { typedMoneySchema } from '@traveldesk/shared-contract';
import { i18n, loadTexts } from '@traveldesk/shared-web';
import { issueSentence } from './issue-sentence';
import { zodIssues } from './useZodRules';

const samples: [schema: ZodType, value: unknown, english: string][] = [
  [z.string(), undefined, 'This field is required'],
  [z.string().min(1), '', 'This field is required'],
  [z.array(z.string()).min(1), [], 'This field is required'],
  [z.string().min(2), 'x', 'At least 2 characters'],
  [z.string().max(3), 'xxxx', 'At most 3 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'This does not have the right format'],
  [z.number().min(50), 1, 'At least 50'],
  [z.number().max(60_000), 60_001, 'At most 60000'],
  [z.number(), 'x', 'This is not a number'],
  [z.int(), 1.5, 'This is not a whole number'],
  [z.boolean(), 'x', 'This does not have the right format'],
  [z.email(), 'x', 'This is not an email address'],
  [z.string().regex(/^[A-Z]{3}$/), 'x', 'This does not have the right format'],
  [z.iso.date(), '1/1/1800', 'This day is too long ago: before 1900.'],
  [z.string().regex(/^\d{4}-/), '1/1/1800T10:00', 'This day is too long ago: before 1900.'],
  [z.string().regex(/^\d{4}-/), '30/2/2027T10:00', 'This does not have the right format'],
  [z.string().regex(/^[A-Z]{3}$/), '01011800', 'This does not have the right format'],
  [z.enum(['a', 'b']), 'x', 'Choose one of the options'],
  [z.number().multipleOf(5), 3, 'This does not have the right format'],
  [z.string().refine(() => false), 'x', 'This does not have the right format'],
  [typedMoneySchema.shape.amount, '1e2', 'Write an amount in digits, e.g. 1250.50.'],
  [
    typedMoneySchema,
    { amount: '1,250', currency: 'EUR' },
    '“1,250” can mean 1250.00 or 1.25. Write one of the two.',
  ],
  [
    typedMoneySchema,
    { amount: '1,250', currency: 'JPY' },
    'The mark in “1,250” can only separate thousands here. Write 1250.',
  ],
];

describe("a field's message about what the contract rejects", () => {
  beforeAll(() => Promise.all([loadTexts('fr'), loadTexts('ar')]));

  const said = (schema: ZodType, value: unknown, language: string) => {
    const [issue] = zodIssues(schema, value);
    return issue && issueSentence(issue, i18n.getFixedT(language, 'common'), () => undefined);
  };

  it.each(samples)('is a readable sentence (%#)', (schema, value, english) => {
    expect(said(schema, value, 'en')).toBe(english);
    expect(said(schema, value, 'fr')).not.toBe(english);
    expect(said(schema, value, 'ar')).toMatch(/^[\p{Script=Arabic}\p{M}\p{Nd}\p{P}\s\u2066\u2069]+$/u);
  });

  it("is the domain's own sentence where its rule names one", () => {
    const [issue] = zodIssues(
      z.string().refine(() => false, { params: { key: 'held' } }),
      'x',
    );
    const t = i18n.getFixedT('en', 'common');
    expect(issue && issueSentence(issue, t, (key) => `own ${key}`)).toBe('own held');
  });
});
