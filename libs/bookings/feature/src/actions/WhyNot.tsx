import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { bookingWorkers, type ActionObstacle, type Booking } from '@traveldesk/bookings-contract';
import { permissionsOfProduct } from '@traveldesk/shared-contract';
import { askWhoCan } from '@traveldesk/shared-web';
import '../bookings/texts';
import { operationName } from '../operation-name';
import { actionText } from './action-text';
import styles from './actions.module.css';
import { offersOf } from './offered';

/** Obstacles without a message: the action does not apply, or belongs to other users. */
const untold = [
  'not_in_doubt',
  'not_late',
  'nothing_awaited',
  'nothing_outside',
  'permission',
] as const satisfies readonly ActionObstacle[];
type Told = Exclude<ActionObstacle, (typeof untold)[number]>;

const isTold = (obstacle: ActionObstacle | null): obstacle is Told =>
  obstacle !== null && !(untold as readonly ActionObstacle[]).includes(obstacle);

/** Everybody who works on bookings may assign them; the others only read. */
const onlyLooks = ({ available_actions: actions }: Booking) =>
  actions.some(({ action, obstacle }) => action === 'assign' && obstacle === 'permission');

/**
 * One line below the buttons, so that nothing moves when an operation begins or ends: the open operation, which blocks all others, or why
 * other actions are unavailable.
 */
export function WhyNot({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'bookingRecord', 'common']);
  const { operation, quoted } = booking;
  if (operation?.state === 'pending') {
    return (
      <p role="status" className={styles.line}>
        <InfoCircleOutlined aria-hidden />{' '}
        {t(`bookingRecord:notices.doing.${operationName(operation.kind, quoted)}`)}
      </p>
    );
  }
  if (onlyLooks(booking)) {
    const permissions = permissionsOfProduct(booking.product);
    return (
      <p className={styles.line}>
        {t('actions.onlyLook')}{' '}
        {permissions && (
          <Button type="link" size="small" onClick={() => askWhoCan(bookingWorkers(permissions))}>
            {t('common:whoCan.ask')}
          </Button>
        )}
      </p>
    );
  }
  const others = offersOf(booking).flatMap(({ action, obstacle }) =>
    isTold(obstacle) ? [{ action, obstacle }] : [],
  );
  if (others.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>{t('actions.why')}</summary>
      <ul>
        {others.map(({ action, obstacle }) => (
          <li key={action}>
            {t(actionText(action, booking))}: {t(`bookingRecord:obstacles.${obstacle}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
