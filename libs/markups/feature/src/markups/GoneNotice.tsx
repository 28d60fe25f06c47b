import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { goneCodes } from '../places';
import styles from './MarkupViewPage.module.css';

/** Warns about places of a rule that no longer exist, since the rule may not do what its author meant. */
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
