import { Radio } from 'antd';
import { languages, type Language } from '@traveldesk/shared-contract';
import { languageNames } from '@traveldesk/shared-web';

export interface LanguageChoiceProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** Chooses the language of a text or document for somebody else, each by its own name. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  return (
    <Radio.Group
      aria-label={label}
      optionType="button"
      value={value}
      options={languages.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
      onChange={({ target }) => onChange(target.value as Language)}
    />
  );
}
