import {
  ApiOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BlockOutlined,
  BookOutlined,
  CalculatorOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CompassOutlined,
  EnvironmentOutlined,
  GlobalOutlined,
  HourglassOutlined,
  IdcardOutlined,
  LockOutlined,
  PercentageOutlined,
  PlusOutlined,
  ProfileOutlined,
  RightOutlined,
  RocketOutlined,
  SafetyOutlined,
  SendOutlined,
  ScheduleOutlined,
  SettingOutlined,
  SwapOutlined,
  TeamOutlined,
  TransactionOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';

const icons: Record<string, ComponentType<{ 'aria-hidden': true }>> = {
  home: AppstoreOutlined,
  tasks: CheckSquareOutlined,
  approvals: AuditOutlined,
  'flights-search': SendOutlined,
  'flights-booking-list': ScheduleOutlined,
  booking_lists: ProfileOutlined,
  'booking-deadlines': ClockCircleOutlined,
  travellers: IdcardOutlined,
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
  'exchange-rates': SwapOutlined,
  markups: PercentageOutlined,
  'markups-price-check': CalculatorOutlined,
  'markup-zones': CompassOutlined,
  transactions: TransactionOutlined,
  'wallet-holds': HourglassOutlined,
  'wallet-settings': WalletOutlined,
  ledger: BookOutlined,
};

/** Whether a screen has an icon of its own. */
export const hasIcon = (name: string) => name in icons;

/** The icon of a screen, by its name. It is not read out: the screen's name is beside it. */
export function screenIcon(name: string): ReactNode {
  const Icon = icons[name] ?? (name.endsWith('-create') ? PlusOutlined : RightOutlined);
  return <Icon aria-hidden />;
}
