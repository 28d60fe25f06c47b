import { Form, Input } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { markupInputSchema } from '@traveldesk/markups-contract';
import { TranslatedInput, useZodRules } from '@traveldesk/shared-ui';
import en from '../texts/en.json';

/** The fields, judged as the API will judge them. */
export function MarkupForm() {
  const { t } = useTranslation('markups');
  const sentence = useCallback((key: string) => (isProblem(key) ? t(`problems.${key}`) : undefined), [t]);
  const rules = useZodRules(markupInputSchema, sentence);
  return (
    <>
      <TranslatedInput name="name" label={t('markups.fields.name')} rules={rules} />
      <Form.Item
        name="code"
        label={t('markups.fields.code')}
        extra={t('markups.hints.code')}
        normalize={(code: string) => code.toUpperCase()}
        rules={rules('code')}
        required
      >
        <Input dir="ltr" maxLength={10} autoComplete="off" />
      </Form.Item>
    </>
  );
}

function isProblem(key: string): key is keyof typeof en.problems {
  return key in en.problems;
}
