import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  InboxOutlined,
  StopOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Tag, type TagProps } from '@traveldesk/shared-ui';
import type { Task, TaskStatus as Status } from '@traveldesk/tasks-contract';

const icons: Record<Status, ReactNode> = {
  open: <InboxOutlined aria-hidden />,
  in_progress: <SyncOutlined aria-hidden />,
  waiting: <ClockCircleOutlined aria-hidden />,
  done: <CheckCircleOutlined aria-hidden />,
  cancelled: <StopOutlined aria-hidden />,
};

const colors: Record<Task['status']['color'], TagProps['color']> = {
  info: 'info',
  primary: 'processing',
  warning: 'warning',
  success: 'success',
  secondary: 'default',
};

/** A task's status as color, icon and text (DESIGN 4). */
export function TaskStatus({ status: { key, name, color } }: { status: Task['status'] }) {
  return (
    <Tag color={colors[color]} icon={icons[key]}>
      {name}
    </Tag>
  );
}
