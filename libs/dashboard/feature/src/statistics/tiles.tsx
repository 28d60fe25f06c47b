import {
  ApartmentOutlined,
  AppstoreOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CompassOutlined,
  DollarOutlined,
  IdcardOutlined,
  ShopOutlined,
  TeamOutlined,
  ClusterOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Statistics } from '@traveldesk/dashboard-contract';
import { productBookers } from '@traveldesk/shared-contract';
import type en from '../texts/en.json';

export interface TileData {
  field: Exclude<keyof Statistics, 'at_least'> & keyof typeof en.statistics.titles;
  icon: ReactNode;
  tone: 'primary' | 'info' | 'success' | 'warning';
  /** Path of the counted records, and the permission to open it. */
  place?: { path: string; permission: string | readonly string[] };
  /** Text key of a tooltip that explains what is counted. */
  counts?: keyof typeof en.statistics.counts;
}

/** The four tiles of the first card in SPECIFICATION 2, in order. */
export const mainTiles: readonly TileData[] = [
  {
    field: 'b2bCompanies',
    icon: <ApartmentOutlined aria-hidden />,
    tone: 'primary',
    place: { path: '/companies?type=B2B', permission: 'show_companies' },
  },
  {
    field: 'b2cCompanies',
    icon: <ShopOutlined aria-hidden />,
    tone: 'info',
    place: { path: '/companies?type=B2C', permission: 'show_companies' },
  },
  {
    field: 'customers',
    icon: <TeamOutlined aria-hidden />,
    tone: 'success',
    place: { path: '/users?type=customer', permission: 'show_users' },
    counts: 'customers',
  },
  {
    field: 'suppliers',
    icon: <ClusterOutlined aria-hidden />,
    tone: 'warning',
    place: { path: '/suppliers', permission: 'show_suppliers' },
  },
];

/** The row of six small cards in SPECIFICATION 2, in order. */
export const smallTiles: readonly TileData[] = [
  {
    field: 'ConfirmedFlightsBooking',
    icon: <CheckCircleOutlined aria-hidden />,
    tone: 'success',
    place: { path: '/flights/bookings?stage=confirmed', permission: 'flights_bookings' },
    counts: 'ConfirmedFlightsBooking',
  },
  {
    field: 'PendingFlightsBooking',
    icon: <ClockCircleOutlined aria-hidden />,
    tone: 'warning',
    place: { path: '/flights/bookings?stage=pending', permission: 'flights_bookings' },
    counts: 'PendingFlightsBooking',
  },
  {
    field: 'plans',
    icon: <CompassOutlined aria-hidden />,
    tone: 'info',
    place: { path: '/flights/bookings?state=draft', permission: 'flights_bookings' },
    counts: 'plans',
  },
  {
    field: 'customersBooked',
    icon: <IdcardOutlined aria-hidden />,
    tone: 'primary',
    place: { path: '/booking_lists?stage=confirmed', permission: ['show_bookings', ...productBookers] },
    counts: 'customersBooked',
  },
  {
    field: 'totalAmount',
    icon: <DollarOutlined aria-hidden />,
    tone: 'success',
    place: { path: '/transactions?type=payment', permission: 'show_transactions' },
    counts: 'totalAmount',
  },
  {
    field: 'modules',
    icon: <AppstoreOutlined aria-hidden />,
    tone: 'primary',
    place: { path: '/modules', permission: 'show_modules' },
  },
];
