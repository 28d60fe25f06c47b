import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styles from './LoadingBar.module.css';
import { barDone } from './progress';
import { useProgress } from './useProgress';

let endIsDue = false;

/** Lets the next loading bar show the end of one that is unmounted together with its page. */
export function leaveEnd(): void {
  endIsDue = true;
}

/** The thin bar at the top while a page loads (SPECIFICATION 2 and 4). */
export function LoadingBar() {
  const [from] = useState(endIsDue ? barDone : 0);
  useEffect(() => {
    endIsDue = false;
  }, []);
  return <Bar loading={useNavigation().state === 'loading'} from={from} />;
}

export function Bar({ loading, from }: { loading: boolean; from?: number }) {
  const { t } = useTranslation('common');
  const percent = useProgress(loading, from);
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
