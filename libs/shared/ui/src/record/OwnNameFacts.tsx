import { useTranslation } from 'react-i18next';
import type { OwnNames } from '@traveldesk/shared-contract';
import { Fact } from './Facts';

export interface OwnNameFactsProps {
  /** The form's label for the name: "Name". */
  label: string;
  names: OwnNames | undefined;
}

/** A record's own name, and its French and Arabic names. */
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
