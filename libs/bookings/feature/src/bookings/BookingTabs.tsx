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
  filters: Partial<Record<BookingFilter, string>>;
  onChange: (tab: BookingTab) => void;
}

/** The states of bookings as tabs, each with its count under the other filters. */
export function BookingTabs({ filters, onChange }: BookingTabsProps) {
  const { t } = useTranslation('bookings');
  const { number } = useFormat();
  const { tab = 'all', ...others } = filters;
  const { data } = useBookingsCountsQuery(others, {
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
      items={bookingTabs.map((key) => ({
        key,
        label: (
          <>
            {t(`tabs.${key}`)}
            <span className={styles.count}>{countOf(key)}</span>
          </>
        ),
      }))}
    />
  );
}
