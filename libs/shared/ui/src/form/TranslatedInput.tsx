import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { directionOf, languages } from '@traveldesk/shared-contract';
import { FieldRow } from './FieldRow';
import type { FieldRules } from './useZodRules';

export interface TranslatedInputProps {
  /** The form field that holds `{ en, fr, ar }`. */
  name: string;
  label: string;
  rules: FieldRules;
}

/** A text in three languages, each in its own writing direction. */
export function TranslatedInput({ name, label, rules }: TranslatedInputProps) {
  const { t } = useTranslation('common');
  return (
    <div role="group" aria-label={label}>
      <FieldRow short>
        {languages.map((language) => (
          <Form.Item
            key={language}
            name={[name, language]}
            label={t('form.inLanguage', { label, language: t(`languages.${language}`) })}
            rules={rules(`${name}.${language}`)}
            required
          >
            <Input lang={language} dir={directionOf(language)} maxLength={120} autoComplete="off" />
          </Form.Item>
        ))}
      </FieldRow>
    </div>
  );
}
