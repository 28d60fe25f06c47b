import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import './texts';

/** An example with every kind of word that a typed search may have. */
const example = 'CAI DXB 12DEC 20DEC 2A1C5 BIZ';

/** Shows the first unknown word of a typed search, and an example. */
export function Misread({ word }: { word: string }) {
  const { t } = useTranslation('journey');
  return (
    <>
      <Bidi code>{word}</Bidi> {t('misread')} <Bidi code>{example}</Bidi>
    </>
  );
}
