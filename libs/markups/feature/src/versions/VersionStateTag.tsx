import {
  CalendarOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  FileDoneOutlined,
  HourglassOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { MarkupVersion } from '@traveldesk/markups-contract';
import { Tag } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';

const looks = {
  in_force: { color: 'success', Icon: CheckCircleOutlined },
  published: { color: 'default', Icon: FileDoneOutlined },
  scheduled: { color: 'processing', Icon: CalendarOutlined },
  awaiting: { color: 'warning', Icon: HourglassOutlined },
  declined: { color: 'error', Icon: CloseCircleOutlined },
  replaced: { color: 'default', Icon: SwapOutlined },
} as const;

/** The state of a version as a tag: in force, scheduled, published, awaiting, declined or replaced. */
export function VersionStateTag({ version }: { version: MarkupVersion }) {
  const { t } = useTranslation('markups');
  const look = lookOf(version);
  const { color, Icon } = looks[look];
  return (
    <Tag color={color} icon={<Icon aria-hidden />}>
      {t(`versions.states.${look}`)}
    </Tag>
  );
}

function lookOf({ in_force: inForce, state, effective_at: from }: MarkupVersion): keyof typeof looks {
  if (inForce) return 'in_force';
  return state === 'published' && Date.parse(from) > serverNow() ? 'scheduled' : state;
}
