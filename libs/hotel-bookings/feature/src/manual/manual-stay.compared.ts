import type { TFunction } from 'i18next';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import type { useRateWords } from '@traveldesk/hotels-ui';
import type { Format } from '@traveldesk/shared-web';
import type { ManualStayForm } from './manual-stay.form';

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

interface StayWords {
  t: TFunction<['manualStays', 'common']>;
  format: Pick<Format, 'date'>;
  words: Pick<ReturnType<typeof useRateWords>, 'board' | 'payment'>;
  /** The bookings that provide names of companies and cities: as opened, and as reloaded. */
  known: readonly (HotelBooking | undefined)[];
}

/** The fields to compare after a conflicting save. */
export function comparedStayFields({ t, format, words, known }: StayWords) {
  const companyName = (id: string) =>
    known.find((booking) => booking?.company?.id === id)?.company?.name ?? t('common:stale.chosen');
  const cityName = (id: string) =>
    known.find((booking) => booking?.city_id === id)?.property.address.city ?? t('common:stale.chosen');
  const day = (typed: string | undefined) => typed && format.date(typed);
  return {
    company_id: {
      label: t('fields.company_id'),
      value: ({ company_id: id }: ManualStayForm) => id && companyName(id),
    },
    source: { label: t('fields.source'), value: ({ source }: ManualStayForm) => source },
    reference: { label: t('fields.reference'), value: ({ reference }: ManualStayForm) => reference },
    property: {
      label: t('fields.property'),
      value: ({ property }: ManualStayForm) =>
        [property?.name, property?.address, property?.city_id && cityName(property.city_id), property?.phone]
          .filter(Boolean)
          .join(' · '),
    },
    check_in: { label: t('fields.check_in'), value: ({ check_in: at }: ManualStayForm) => day(at) },
    // The nights follow from both days.
    nights: [],
    check_out: { label: t('fields.check_out'), value: ({ check_out: at }: ManualStayForm) => day(at) },
    rooms: {
      label: t('rooms.title'),
      value: ({ rooms }: ManualStayForm) =>
        rooms.map(({ adults, children }) => line(adults, children && `(${children})`)),
    },
    room_name: { label: t('fields.room_name'), value: ({ room_name: name }: ManualStayForm) => name },
    guests: {
      label: t('guests.title'),
      value: ({ guests }: ManualStayForm) =>
        guests.map(({ given_name, family_name, age }) => line(given_name, family_name, age && `(${age})`)),
    },
    board: { label: t('fields.board'), value: ({ board }: ManualStayForm) => board && words.board(board) },
    payment: {
      label: t('fields.payment'),
      value: ({ payment }: ManualStayForm) => payment && words.payment(payment),
    },
    total: {
      label: t('fields.total'),
      value: ({ total }: ManualStayForm) => line(total?.amount, total?.currency),
    },
    due: { label: t('fields.due'), value: ({ due }: ManualStayForm) => line(due?.amount, due?.currency) },
    free_until: {
      label: t('fields.free_until'),
      value: ({ free_until: at }: ManualStayForm) => at?.replace('T', ' '),
    },
    balance_due_on: {
      label: t('fields.balance_due_on'),
      value: ({ balance_due_on: at }: ManualStayForm) => day(at),
    },
    requests: { label: t('fields.requests'), value: ({ requests }: ManualStayForm) => requests },
    note: { label: t('fields.note'), value: ({ note }: ManualStayForm) => note },
    // The booking does not store the reason; the history shows the other user's.
    reason: [],
  };
}
