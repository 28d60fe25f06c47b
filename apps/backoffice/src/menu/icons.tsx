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
import type { ComponentType, ReactNode } from 'react';

const icons: Record<string, ComponentType<{ 'aria-hidden': true }>> = {
  home: AppstoreOutlined,
  tasks: CheckSquareOutlined,
  'flights-search': SendOutlined,
  users: TeamOutlined,
  roles: SafetyOutlined,
  security: LockOutlined,
  modules: BlockOutlined,
  suppliers: ApiOutlined,
  companies: BankOutlined,
  settings: SettingOutlined,
  countries: GlobalOutlined,
  airlines: RocketOutlined,
  cities: EnvironmentOutlined,
  airports: CompassOutlined,
};

/** The icon of a screen, by its name. It is not read out: the screen's name stands beside it. */
export function screenIcon(name: string): ReactNode {
  const Icon = icons[name] ?? (name.endsWith('-create') ? PlusOutlined : RightOutlined);
  return <Icon aria-hidden />;
}
