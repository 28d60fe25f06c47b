import type { FormRule } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { issueSentence } from './issue-sentence';

/** Looks up the sentence of a domain's own rule by the key that its schema names. */
export type CustomSentence = (key: string) => string | undefined;

/** The rules of one field; `name.fr` is a field of a group. */
export type FieldRules = (field: string) => FormRule[];

const none: CustomSentence = () => undefined;

/** What `schema` says against `values`, by field. */
export function zodIssues(schema: ZodType, values: unknown) {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? [] : result.error.issues;
}

/**
 * Validation by the contract's schema: `rules('phone_code')` is what an antd Form.Item takes. The whole
 * form is judged, and each field says what concerns it, so that rules across fields work too. Zod comes with
 * the form's chunk and with no other.
 */
export function useZodRules(schema: ZodType, custom: CustomSentence = none): FieldRules {
  const { t } = useTranslation('common');
  return useMemo(
    () => (field) => [
      (form) => ({
        validator: () => {
          const issue = zodIssues(schema, form.getFieldsValue()).find(({ path }) => path.join('.') === field);
          return issue ? Promise.reject(new Error(issueSentence(issue, t, custom))) : Promise.resolve();
        },
      }),
    ],
    [schema, custom, t],
  );
}
