import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@traveldesk/shared-contract';
import { FieldRow } from './FieldRow';
import type { FieldRules } from './useZodRules';

export interface OwnNameInputProps {
  /** "Name". */
  label: string;
  /** When to fill in a name in another language. */
  hint: string;
  rules: FieldRules;
}

/** A record's own name and, where they differ, its French and Arabic names: `name`, `name_fr`, `name_ar`. */
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
