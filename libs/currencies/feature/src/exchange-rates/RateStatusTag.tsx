import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  HistoryOutlined,
  HourglassOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { RateStatus } from '@traveldesk/currencies-contract';
import { Tag } from '@traveldesk/shared-ui';

const looks = {
  waiting: { color: 'processing', icon: <HourglassOutlined aria-hidden /> },
  in_force: { color: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  old: { color: 'warning', icon: <ClockCircleOutlined aria-hidden /> },
  too_old: { color: 'error', icon: <StopOutlined aria-hidden /> },
  replaced: { color: 'default', icon: <HistoryOutlined aria-hidden /> },
} as const;

/** The status of a rate as color, icon and word. */
export function RateStatusTag({ status }: { status: RateStatus }) {
  const { t } = useTranslation('currencies');
  const { color, icon } = looks[status];
  return (
    <Tag color={color} icon={icon}>
      {t(`statuses.${status}`)}
    </Tag>
  );
}
