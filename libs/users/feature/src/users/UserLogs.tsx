import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOn } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useAuditWords } from './useAuditWords';
import styles from './UserLogs.module.css';
import { useUsersUserLogsQuery } from './users.api';

const step = 20;
const most = 100;

/** The user's actions, newest first (GET /users/{id}/logs). */
export function UserLogs({ id }: { id: string }) {
  const { t } = useTranslation(['users', 'common']);
  const { dateTime, relative } = useFormat();
  const [shown, setShown] = useState(step);
  const panel = useRef<HTMLElement>(null);
  const readOn = useReadOn(panel);
  const { data, isFetching } = useUsersUserLogsQuery({ id, per_page: shown });
  const { actionName, entityName } = useAuditWords();
  const readMore = () => {
    readOn.after(data?.data.length);
    setShown((count) => Math.min(most, count + step));
  };
  return (
    <section ref={panel} aria-busy={!data}>
      <h2 className={styles.title}>{t('users.logs')}</h2>
      {data?.total === 0 && <p className={styles.none}>{t('users.noLogs')}</p>}
      <ol className={styles.logs}>
        {data?.data.map((log, index) => (
          <li key={log.id} ref={readOn.at(index)} tabIndex={-1}>
            <span>
              {t('users.logLine', { action: actionName(log.action), entity: entityName(log.entity) })}
            </span>
            <time className={styles.when} dateTime={log.at} title={relative(log.at)}>
              {dateTime(log.at)}
            </time>
          </li>
        ))}
      </ol>
      {data && data.total > data.data.length && shown < most && (
        <Button loading={isFetching} onClick={readMore}>
          {t('users.more')}
        </Button>
      )}
    </section>
  );
}
