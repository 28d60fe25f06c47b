import {
  ApiOutlined,
  AppstoreOutlined,
  BankOutlined,
  BlockOutlined,
  CheckSquareOutlined,
  CompassOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  PlusOutlined,
  RightOutlined,
  RocketOutlined,
  SafetyOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const icons: Record<string, ReactNode> = {
  home: <AppstoreOutlined />,
  tasks: <CheckSquareOutlined />,
  users: <TeamOutlined />,
  roles: <SafetyOutlined />,
  modules: <BlockOutlined />,
  suppliers: <ApiOutlined />,
  companies: <BankOutlined />,
  settings: <SettingOutlined />,
  countries: <GlobalOutlined />,
  airlines: <RocketOutlined />,
  cities: <EnvironmentOutlined />,
  airports: <CompassOutlined />,
};

/** The icon of a screen, by its name. */
export function screenIcon(name: string): ReactNode {
  return icons[name] ?? (name.endsWith('-create') ? <PlusOutlined /> : <RightOutlined />);
}
