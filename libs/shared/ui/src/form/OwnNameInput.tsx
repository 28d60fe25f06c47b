import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@traveldesk/shared-contract';
import { FieldRow } from './FieldRow';
import type { FieldRules } from './useZodRules';

export interface OwnNameInputProps {
  /** "Name". */
  label: string;
  /** When a name in another language is to be written. */
  hint: string;
  rules: FieldRules;
}

/** The name of what has one of its own, and what it is called in French and Arabic where that differs: `name`, `name_fr`, `name_ar`. */
export function OwnNameInput({ label, hint, rules }: OwnNameInputProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <Form.Item name="name" label={label} rules={rules('name')} required>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <FieldRow>
        {(['fr', 'ar'] as const).map((language) => (
          <Form.Item
            key={language}
            name={`name_${language}`}
            label={t('form.inLanguage', { label, language: t(`languages.${language}`) })}
            extra={hint}
            rules={rules(`name_${language}`)}
          >
            <Input lang={language} dir={directionOf(language)} maxLength={120} autoComplete="off" />
          </Form.Item>
        ))}
      </FieldRow>
    </>
  );
}
