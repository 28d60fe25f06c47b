import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { screenIcons } from './screen-icons';

export interface ScreenIconProps {
  name: string;
  /** Set by antd's menu to position the icon. */
  className?: string;
}

/** A screen's icon by its name. Hidden from screen readers, because the name is beside it. */
export function ScreenIcon({ name, ...rest }: ScreenIconProps) {
  const Icon = screenIcons[name] ?? (name.endsWith('-create') ? PlusOutlined : RightOutlined);
  return <Icon {...rest} aria-hidden />;
}
