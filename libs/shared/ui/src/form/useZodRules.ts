import type { FormRule } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { issueSentence } from './issue-sentence';

/** Returns the message of a domain's rule by the key in its schema. */
export type CustomSentence = (key: string) => string | undefined;

/** Returns the antd rules of one field; `name.fr` is a field of a group. */
export type FieldRules = (field: string) => FormRule[];

const none: CustomSentence = () => undefined;

/** Returns the schema's issues with `values`. */
export function zodIssues(schema: ZodType, values: unknown) {
  const result = schema.safeParse(values, { reportInput: true });
  return result.success ? [] : result.error.issues;
}

/**
 * Returns antd rules that validate by the contract's schema: `rules('phone_code')` is for a Form.Item. The whole form is validated and each
 * field shows its own issues, so rules across fields work too. Zod is loaded only with the form's chunk.
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
