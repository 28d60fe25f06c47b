import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { bookingTabs, type BookingTab } from '@traveldesk/bookings-contract';
import { useFormat } from '@traveldesk/shared-web';
import type { BookingFilter } from './booking.filters';
import { useBookingsCountsQuery } from './bookings.api';
import styles from './BookingTabs.module.css';

/** Polling interval of the counts while the window has the focus, in milliseconds. */
const renewed = 30_000;

export interface BookingTabsProps {
  /** The product of the list; undefined for all. */
  product: string | undefined;
  filters: Partial<Record<BookingFilter, string>>;
  onChange: (tab: BookingTab) => void;
}

/** Stays are never kept unpaid, and none is a draft. */
const tabsOf = (product: string | undefined) =>
  product === 'hotel' ? bookingTabs.filter((tab) => tab !== 'on_hold' && tab !== 'drafts') : bookingTabs;

/** The states of bookings as tabs, each with its count under the other filters. */
export function BookingTabs({ product, filters, onChange }: BookingTabsProps) {
  const { t } = useTranslation('bookings');
  const { number } = useFormat();
  const { tab = 'all', ...others } = filters;
  const counted = product === undefined ? others : { ...others, product };
  const { data } = useBookingsCountsQuery(counted, {
    pollingInterval: renewed,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const countOf = (of: BookingTab) => {
    const found = data?.data.find((one) => one.tab === of);
    return found ? ` ${number(found.count)}${found.more ? '+' : ''}` : '';
  };
  return (
    <Tabs
      className={styles.tabs}
      activeKey={tab}
      onChange={(key) => onChange(key as BookingTab)}
      items={tabsOf(product).map((key) => ({
        key,
        label: (
          <>
            {t(`tabs.${key === 'ticketed' && product !== 'flight' ? 'confirmed' : key}`)}
            <span className={styles.count}>{countOf(key)}</span>
          </>
        ),
      }))}
    />
  );
}
