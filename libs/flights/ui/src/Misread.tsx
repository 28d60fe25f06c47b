import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import './texts';

/** Each kind of word that a search in the words of the trade may have. */
const example = 'CAI DXB 12DEC 20DEC 2A1C5 BIZ';

/** The word of a typed search that is not understood, and what one that is looks like. */
export function Misread({ word }: { word: string }) {
  const { t } = useTranslation('journey');
  return (
    <>
      <Bidi code>{word}</Bidi> {t('misread')} <Bidi code>{example}</Bidi>
    </>
  );
}
