import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { screenIcons } from './screen-icons';

export interface ScreenIconProps {
  name: string;
  /** Passed on by antd's menu, which places an item's icon by it. */
  className?: string;
}

/** The icon of a screen, by its name. It is not read out: the screen's name is beside it. */
export function ScreenIcon({ name, ...rest }: ScreenIconProps) {
  const Icon = screenIcons[name] ?? (name.endsWith('-create') ? PlusOutlined : RightOutlined);
  return <Icon {...rest} aria-hidden />;
}
