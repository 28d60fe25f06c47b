import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  PieChartOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { ApprovalState as State } from '@traveldesk/approvals-contract';
import { Tag } from '@traveldesk/shared-ui';

const looks = {
  new: { color: 'processing', Icon: ClockCircleOutlined },
  approved: { color: 'success', Icon: CheckCircleOutlined },
  partly_approved: { color: 'warning', Icon: PieChartOutlined },
  declined: { color: 'error', Icon: CloseCircleOutlined },
  cancelled: { color: 'default', Icon: StopOutlined },
} as const satisfies Record<State, object>;

/** The state of a request as color, icon and word. */
export function ApprovalState({ state }: { state: State }) {
  const { t } = useTranslation('approvals');
  const { color, Icon } = looks[state];
  return (
    <Tag color={color} icon={<Icon aria-hidden />}>
      {t(`states.${state}`)}
    </Tag>
  );
}
