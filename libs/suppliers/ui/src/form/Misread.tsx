import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import './texts';

export interface MisreadProps {
  /** The first word of a typed search that is not understood. */
  word: string;
  /** A search with every kind of word that it may have. */
  example: string;
}

/** Says which word of a typed search is not understood, and shows an example. */
export function Misread({ word, example }: MisreadProps) {
  const { t } = useTranslation('searchForm');
  return (
    <>
      <Bidi code>{word}</Bidi> {t('misread')} <Bidi code>{example}</Bidi>
    </>
  );
}
