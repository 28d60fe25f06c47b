import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { screenIcons } from './screen-icons';

export interface ScreenIconProps {
  name: string;
  /** Set by antd's menu to position the icon. */
  className?: string;
}

/** Shows the icon of a screen. Screen readers skip it, because the screen's title is next to it. */
export function ScreenIcon({ name, ...rest }: ScreenIconProps) {
  const Icon = screenIcons[name] ?? (name.endsWith('-create') ? PlusOutlined : RightOutlined);
  return <Icon {...rest} aria-hidden />;
}
