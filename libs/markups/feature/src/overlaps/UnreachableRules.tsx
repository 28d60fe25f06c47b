import { WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OverlapPage } from '@traveldesk/markups-contract';
import './texts';
import styles from './UnreachableRules.module.css';

/** Rules that no booking can match, with reasons. */
export function UnreachableRules({ rules }: { rules: OverlapPage['unreachable'] }) {
  const { t } = useTranslation('markupOverlaps');
  if (rules.length === 0) return null;
  return (
    <section className={styles.unreachable} aria-labelledby="unreachable">
      <h2 id="unreachable">
        <WarningOutlined aria-hidden /> {t('unreachable.title')}
      </h2>
      <ul>
        {rules.map(({ rule, why }) => (
          <li key={rule.id}>
            <Link to={`/markups/view/${rule.id}`}>
              <bdi>{rule.name}</bdi>
            </Link>{' '}
            <span className={styles.why}>{t(`unreachable.why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
