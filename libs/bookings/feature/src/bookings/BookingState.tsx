import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  HourglassOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  SendOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type {
  BookingState as State,
  OperationKind,
  OperationState,
  CancellationQuoteKind,
} from '@traveldesk/bookings-contract';
import { Tag } from '@traveldesk/shared-ui';
import { operationName } from '../operation-name';
import styles from './BookingState.module.css';

const looks = {
  draft: { color: 'default', Icon: EditOutlined },
  priced: { color: 'processing', Icon: SendOutlined },
  on_hold: { color: 'warning', Icon: ClockCircleOutlined },
  payment_pending: { color: 'processing', Icon: HourglassOutlined },
  issuing: { color: 'processing', Icon: SendOutlined },
  ticketed: { color: 'success', Icon: CheckCircleOutlined },
  changed: { color: 'success', Icon: SwapOutlined },
  cancel_quoted: { color: 'warning', Icon: RollbackOutlined },
  refund_pending: { color: 'warning', Icon: HourglassOutlined },
  refunded: { color: 'default', Icon: RollbackOutlined },
  voided: { color: 'default', Icon: StopOutlined },
  flown: { color: 'default', Icon: CheckCircleOutlined },
  confirmed: { color: 'success', Icon: CheckCircleOutlined },
  stayed: { color: 'default', Icon: CheckCircleOutlined },
  no_show: { color: 'warning', Icon: StopOutlined },
  cancelled: { color: 'default', Icon: StopOutlined },
  expired: { color: 'default', Icon: ClockCircleOutlined },
  failed: { color: 'error', Icon: CloseCircleOutlined },
} as const satisfies Record<State, object>;

export interface BookingStateProps {
  state: State;
  /** The kind of quote, in state `cancel_quoted`. */
  quoted: CancellationQuoteKind | null;
  /** The open operation. */
  operation: { kind: OperationKind; state: OperationState } | null;
}

/** A booking's state and its open operation, each as color, icon and word. A doubt never hides a ticket. */
export function BookingState({ state, quoted, operation }: BookingStateProps) {
  const { t } = useTranslation('bookings');
  const { color, Icon } = looks[state];
  return (
    <span className={styles.states}>
      <Tag color={color} icon={<Icon aria-hidden />}>
        {quoted ? t(`quoted.${quoted}`) : t(`states.${state}`)}
      </Tag>
      {operation?.state === 'in_doubt' && (
        <Tag color="error" icon={<QuestionCircleOutlined aria-hidden />}>
          {t(`doubts.${operationName(operation.kind, quoted)}`)}
        </Tag>
      )}
      {operation?.state === 'pending' && (
        <Tag color="processing" icon={<SendOutlined aria-hidden />}>
          {t(`doing.${operationName(operation.kind, quoted)}`)}
        </Tag>
      )}
    </span>
  );
}
