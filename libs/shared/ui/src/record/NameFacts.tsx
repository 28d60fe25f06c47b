import { useTranslation } from 'react-i18next';
import { languages, type Language } from '@traveldesk/shared-contract';
import { Fact } from './Facts';

export interface NameFactsProps {
  /** The form's label for the name: "Name". */
  label: string;
  name: Readonly<Record<Language, string>> | undefined;
}

/** A record's name in each language. */
export function NameFacts({ label, name }: NameFactsProps) {
  const { t } = useTranslation('common');
  return languages.map((one) => (
    <Fact key={one} label={t('form.inLanguage', { label, language: t(`languages.${one}`) })}>
      {name && <bdi lang={one}>{name[one]}</bdi>}
    </Fact>
  ));
}
