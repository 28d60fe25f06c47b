import {
  ApiOutlined,
  AppstoreOutlined,
  BankOutlined,
  BlockOutlined,
  CheckSquareOutlined,
  CompassOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  LockOutlined,
  PlusOutlined,
  RightOutlined,
  RocketOutlined,
  SafetyOutlined,
  SendOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

const icons: Record<string, ReactNode> = {
  home: <AppstoreOutlined />,
  tasks: <CheckSquareOutlined />,
  'flights-search': <SendOutlined />,
  users: <TeamOutlined />,
  roles: <SafetyOutlined />,
  security: <LockOutlined />,
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
