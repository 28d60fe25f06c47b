import { useTranslation } from 'react-i18next';
import { ErrorState, LinkButton } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import styles from './ProfilePage.module.css';
import { useUsersOwnSecondFactorQuery } from './profile.api';

/** Path of the setup screen, which returns to the profile. */
const screen = '/second-factor?to=/profile';

/** The user's second factor: whether it is on, the remaining recovery codes, and a link to change it. */
export function OwnSecondFactor() {
  const { t } = useTranslation('users');
  const { dateTime } = useFormat();
  const factor = useUsersOwnSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = factor;
  return (
    <section className={`${styles.part} ${styles.factor}`} aria-busy={!data}>
      <h2 className={styles.title}>{t('profile.secondFactor')}</h2>
      {error && !data && <ErrorState error={error} onRetry={() => void factor.refetch()} />}
      {data && (
        <>
          <p className={styles.note}>
            {data.since ? t('profile.factorOn', { at: dateTime(data.since) }) : t('profile.factorOff')}{' '}
            {data.on && t('profile.codesLeft', { count: data.recovery_codes_left })}
          </p>
          <LinkButton to={screen}>
            {data.on ? t('profile.factorManage') : t('profile.factorSetUp')}
          </LinkButton>
        </>
      )}
    </section>
  );
}
