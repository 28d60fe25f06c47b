import { useTranslation } from 'react-i18next';
import {
  Bidi,
  ConfirmButton,
  ErrorState,
  firstFocusableOfNextItem,
  DisappearingButton,
  Tag,
} from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { OwnSession } from '@traveldesk/users-contract';
import { deviceOf } from './device';
import styles from './ProfilePage.module.css';
import {
  useUsersEndOtherSessionsMutation,
  useUsersEndSessionMutation,
  useUsersOwnSessionsQuery,
} from './profile.api';

/** The user's sessions with a button to end each; the current one ends by logging out. */
export function OwnSessions() {
  const { t } = useTranslation('users');
  const sessions = useUsersOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers] = useUsersEndOtherSessionsMutation();
  return (
    <section className={styles.part} aria-busy={sessions.isLoading}>
      <h2 className={styles.title}>{t('profile.sessions')}</h2>
      <p className={styles.note}>{t('profile.sessionsNote')}</p>
      {sessions.error && !sessions.data ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <ul className={styles.sessions}>
          {sessions.data?.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.data?.some(({ current }) => !current) && (
        <ConfirmButton
          className={styles.endAll ?? ''}
          question={t('profile.endOthersQuestion')}
          text={t('profile.endOthersText')}
          okText={t('profile.endOthers')}
          onConfirm={() => endOthers().unwrap()}
        />
      )}
    </section>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('users');
  const { dateTime, relative } = useFormat();
  const [end, { isLoading }] = useUsersEndSessionMutation();
  const device = deviceOf(session.agent) ?? t('profile.unknownDevice');
  return (
    <li>
      <div className={styles.where}>
        <strong>
          <Bidi>{device}</Bidi>
        </strong>
        {session.address && <Bidi>{session.address}</Bidi>}
        <span>{t('profile.started', { at: dateTime(session.started_at) })}</span>
        <span>{t('profile.used', { ago: relative(session.used_at) })}</span>
      </div>
      {session.current ? (
        <Tag color="success">{t('profile.current')}</Tag>
      ) : (
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          danger
          loading={isLoading}
          aria-label={t('profile.endOf', { device })}
          onClick={() => void end(session.id)}
        >
          {t('profile.end')}
        </DisappearingButton>
      )}
    </li>
  );
}
