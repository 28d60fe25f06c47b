import {
  CalendarOutlined,
  CheckCircleOutlined,
  EditOutlined,
  HourglassOutlined,
  PauseCircleOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { MarkupState } from '@traveldesk/markups-contract';
import { Tag } from '@traveldesk/shared-ui';

const looks = {
  draft: { color: 'default', Icon: EditOutlined },
  awaiting: { color: 'warning', Icon: HourglassOutlined },
  scheduled: { color: 'processing', Icon: CalendarOutlined },
  active: { color: 'success', Icon: CheckCircleOutlined },
  paused: { color: 'default', Icon: PauseCircleOutlined },
  ended: { color: 'default', Icon: StopOutlined },
} as const satisfies Record<MarkupState, object>;

/** The state of a rule as a tag with color, icon and text. */
export function MarkupStateTag({ state }: { state: MarkupState }) {
  const { t } = useTranslation('markups');
  const { color, Icon } = looks[state];
  return (
    <Tag color={color} icon={<Icon aria-hidden />}>
      {t(`states.${state}`)}
    </Tag>
  );
}
