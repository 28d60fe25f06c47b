import {
  CalendarOutlined,
  ClockCircleOutlined,
  DollarOutlined,
  FileTextOutlined,
  HourglassOutlined,
  HomeOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  SafetyOutlined,
  StopOutlined,
  SwapOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { DeadlineKind } from '@traveldesk/bookings-contract';
import { Tag } from '@traveldesk/shared-ui';
import styles from './DeadlinesPage.module.css';

const looks = {
  in_doubt: { color: 'error', Icon: QuestionCircleOutlined },
  payment: { color: 'warning', Icon: ClockCircleOutlined },
  price_guarantee: { color: 'warning', Icon: SafetyOutlined },
  void_window: { color: 'processing', Icon: StopOutlined },
  refund_quote: { color: 'processing', Icon: RollbackOutlined },
  airline_change: { color: 'error', Icon: SwapOutlined },
  house_cancellation: { color: 'processing', Icon: HomeOutlined },
  cancellation: { color: 'warning', Icon: WarningOutlined },
  no_reference: { color: 'error', Icon: FileTextOutlined },
  arrival: { color: 'processing', Icon: CalendarOutlined },
  balance: { color: 'warning', Icon: DollarOutlined },
  refund_pending: { color: 'error', Icon: HourglassOutlined },
} as const satisfies Record<DeadlineKind, object>;

/** A kind of deadline as color, icon and word. */
export function DeadlineKindTag({ kind }: { kind: DeadlineKind }) {
  const { t } = useTranslation('bookings');
  const { color, Icon } = looks[kind];
  return (
    <Tag color={color} icon={<Icon aria-hidden />} className={styles.kind}>
      {t(`deadlines.${kind}`)}
    </Tag>
  );
}
