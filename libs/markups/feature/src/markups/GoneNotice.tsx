import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { goneCodes } from '../places';
import styles from './MarkupViewPage.module.css';

/** Which of the places that a rule names are not known any more, so that it no longer says what its author meant. */
export function GoneNotice({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const gone = goneCodes(markup);
  if (gone.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      {gone.map((code) => (
        <p key={code} className={styles.gone}>
          <WarningOutlined aria-hidden /> {t('view.gone', { code })}
        </p>
      ))}
    </div>
  );
}
