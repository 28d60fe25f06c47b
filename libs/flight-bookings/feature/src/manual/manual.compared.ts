import type { TFunction } from 'i18next';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import type { Format } from '@traveldesk/shared-web';
import type { ManualForm, ManualSegment, ManualTraveller } from './manual.form';

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

interface ManualWords {
  t: TFunction<['manualBookings', 'common']>;
  format: Pick<Format, 'date'>;
  /** The bookings that provide company names: as opened, and as reloaded. */
  known: readonly (FlightBooking | undefined)[];
}

/** The fields to compare after a conflicting save. */
export function comparedManualFields({ t, format, known }: ManualWords) {
  const companies = known.map((booking) => booking?.company);
  const companyName = (id: string) =>
    companies.find((company) => company?.id === id)?.name ?? t('common:stale.chosen');
  const moment = (typed: string | undefined) => typed?.replace('T', ' ');
  const segmentLine = (one: ManualSegment) =>
    line(
      one.carrier,
      one.flight_number,
      `${one.origin ?? ''}–${one.destination ?? ''}`,
      moment(one.departing_at),
      '–',
      moment(one.arriving_at),
    );
  const travellerLine = (one: ManualTraveller) =>
    [
      line(one.title && t(`titles.${one.title}`), one.given_name, one.family_name),
      one.type && t(`types.${one.type}`),
      one.gender && t(`genders.${one.gender}`),
      one.born_on && format.date(one.born_on),
      one.email,
      one.phone,
    ]
      .filter(Boolean)
      .join(' · ');
  return {
    company_id: {
      label: t('fields.company_id'),
      value: ({ company_id: id }: ManualForm) => id && companyName(id),
    },
    source: { label: t('fields.source'), value: ({ source }: ManualForm) => source },
    pnr: { label: t('fields.pnr'), value: ({ pnr }: ManualForm) => pnr },
    state: { label: t('fields.state'), value: ({ state }: ManualForm) => t(`states.${state}`) },
    payment_required_by: {
      label: t('fields.payment_required_by'),
      value: ({ state, payment_required_by: by }: ManualForm) => (state === 'on_hold' ? moment(by) : ''),
    },
    segments: {
      label: t('segments.title'),
      value: ({ segments }: ManualForm) => segments.map(segmentLine),
    },
    travellers: {
      label: t('travellers.title'),
      value: ({ travellers }: ManualForm) => travellers.map(travellerLine),
    },
    tickets: {
      label: t('tickets.title'),
      value: ({ tickets, travellers }: ManualForm) =>
        tickets.map(({ number, traveller = -1 }) => {
          const of = travellers[traveller];
          return line(number, of?.given_name, of?.family_name);
        }),
    },
    total: {
      label: t('fields.total'),
      value: ({ total }: ManualForm) => line(total?.amount, total?.currency),
    },
    note: { label: t('fields.note'), value: ({ note }: ManualForm) => note },
    // The booking does not store the reason; the history shows the other user's.
    reason: [],
  };
}
