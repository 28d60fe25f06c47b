import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  DeleteOutlined,
  ExclamationCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import { When } from '@traveldesk/shared-ui';
import styles from './negotiated.module.css';

const icons = {
  registered: CheckCircleOutlined,
  registering: SyncOutlined,
  waiting: ClockCircleOutlined,
  changing: ExclamationCircleOutlined,
  removing: DeleteOutlined,
} as const;

/** The state of a rate at its supplier as color, icon and text, with the reason if the supplier has another version or none. */
export function RegistrationState({ registration }: Pick<NegotiatedRate, 'registration'>) {
  const { t } = useTranslation('hotels');
  const { state, reason, said, at } = registration;
  const Icon = icons[state];
  return (
    <div className={styles.registration}>
      <span className={`${styles.state} ${styles[state]}`}>
        <Icon aria-hidden />
        {t(`negotiated.states.${state}`)}
      </span>
      {reason && (
        <p className={styles.reason}>
          {t(`negotiated.reasons.${reason}`)}
          {said && (
            <>
              {' '}
              <q>
                <bdi>{said}</bdi>
              </q>
            </>
          )}
          {at && (
            <span className={styles.at}>
              {t('negotiated.tried')} <When at={at} />
            </span>
          )}
        </p>
      )}
    </div>
  );
}
