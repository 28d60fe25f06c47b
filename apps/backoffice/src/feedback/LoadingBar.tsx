import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styles from './LoadingBar.module.css';
import { useProgress } from './useProgress';

/** The thin bar at the top while a page loads (SPECIFICATION 2 and 4). */
export function LoadingBar() {
  return <Bar loading={useNavigation().state === 'loading'} />;
}

export function Bar({ loading }: { loading: boolean }) {
  const { t } = useTranslation('common');
  const percent = useProgress(loading);
  if (percent === 0) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t('shell.loading')}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
