import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { z } from 'zod';
import './texts';
import en from './texts/en.json';

type Name = string | number;

/** The position of a person's fields in a form. */
export interface PersonPlace {
  /** The path of a person in the form's values: `['travellers', 0]`; empty where the form has one person. */
  group: readonly Name[];
  /** The same path within the enclosing `Form.List`, whose names are relative. */
  inList?: readonly Name[];
  /** The rules of a person's field. */
  rule: (field: string) => FormRule[];
}

/** Returns the text of a person problem by the contract's key. */
export function personSentence(t: TFunction<'persons'>, key: string): string | undefined {
  return key in en.problems ? t(`problems.${key as keyof typeof en.problems}`) : undefined;
}

type Found = readonly [path: readonly Name[], key: string];

/** Returns a form schema that combines the contract's schema with `judge`, which also runs while the form is incomplete. */
export function judgedSchema<Values>(schema: z.ZodType, judge: (values: Values) => readonly Found[]) {
  return z.any().superRefine((values: Values, context) => {
    const { error } = schema.safeParse(values, { reportInput: true });
    error?.issues.forEach((issue) => context.addIssue({ ...issue } as never));
    for (const [path, key] of judge(values)) {
      context.addIssue({ code: 'custom', params: { key }, path: [...path] });
    }
  });
}
