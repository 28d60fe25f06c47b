import { useTranslation } from 'react-i18next';
import type { OwnNames } from '@traveldesk/shared-contract';
import { Fact } from './Facts';

export interface OwnNameFactsProps {
  /** What the form calls the name: "Name". */
  label: string;
  names: OwnNames | undefined;
}

/** What a record calls itself, and what it is called in French and Arabic. */
export function OwnNameFacts({ label, names }: OwnNameFactsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <Fact label={label}>
        <bdi>{names?.name}</bdi>
      </Fact>
      {(['fr', 'ar'] as const).map((language) => (
        <Fact key={language} label={t('form.inLanguage', { label, language: t(`languages.${language}`) })}>
          {names?.[`name_${language}`] && <bdi lang={language}>{names[`name_${language}`]}</bdi>}
        </Fact>
      ))}
    </>
  );
}
