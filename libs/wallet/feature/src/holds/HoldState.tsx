import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  MinusCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Tag, type TagProps } from '@traveldesk/shared-ui';
import type { Hold } from '@traveldesk/wallet-contract';
import '../texts';

/** The state of a hold; an overdue one waits for its owner. */
export function HoldState({ hold }: { hold: Pick<Hold, 'state' | 'overdue'> }) {
  const { t } = useTranslation('wallet');
  if (hold.overdue) {
    return (
      <Tag color="error" icon={<WarningOutlined aria-hidden />}>
        {t('holds.overdue')}
      </Tag>
    );
  }
  const [color, icon] = {
    open: ['processing', <ClockCircleOutlined key="icon" aria-hidden />],
    captured: ['success', <CheckCircleOutlined key="icon" aria-hidden />],
    released: ['default', <MinusCircleOutlined key="icon" aria-hidden />],
    expired: ['default', <MinusCircleOutlined key="icon" aria-hidden />],
  }[hold.state] as [TagProps['color'], React.ReactNode];
  return (
    <Tag color={color} icon={icon}>
      {t(`holds.states.${hold.state}`)}
    </Tag>
  );
}
