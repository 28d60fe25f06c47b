import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferChange, OfferNames } from '@traveldesk/flights-contract';
import { Bidi } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { BagWords } from './BagWords';
import { clockOf, dayOf } from './local-time';
import { useFlightWords } from './useFlightWords';
import './texts';

export interface ChangeWords {
  title: string;
  before: ReactNode;
  after: ReactNode;
}

type ScheduleChange = Extract<OfferChange, { kind: 'schedule' }>;

/** Returns a function that describes a change of an offer. */
export function useChangeWords(names: OfferNames): (change: OfferChange) => ChangeWords {
  const { t } = useTranslation('journey');
  const format = useFormat();
  const words = useFlightWords();
  const none = t('changes.none');

  const scheduleValue = ({ field }: ScheduleChange, value: string | null): ReactNode => {
    if (value === null) return none;
    if (field === 'departing_at' || field === 'arriving_at') {
      return (
        <>
          <Bidi>{clockOf(value)}</Bidi> {format.date(dayOf(value))}
        </>
      );
    }
    if (field === 'origin' || field === 'destination') {
      return (
        <>
          <Bidi code>{value}</Bidi> {names.places[value]?.name}
        </>
      );
    }
    if (field === 'operated_by') return names.airlines[value] ?? value;
    if (field === 'aircraft') return names.aircraft[value] ?? value;
    return <Bidi code>{value}</Bidi>;
  };

  const cabin = (value: string | null) => (value ? t(`cabins.${value as 'Economy'}`) : t('changes.unknown'));
  const titleOf = ({ slice, segment }: { slice: number; segment: number }, field: string) =>
    t('changes.flight', { trip: slice + 1, flight: segment + 1, field });

  return (change) => {
    const both = <Value,>(show: (value: Value) => ReactNode, before: Value, after: Value) => ({
      before: show(before),
      after: show(after),
    });
    switch (change.kind) {
      case 'price':
        return {
          title: t(change.whose === null ? 'changes.price' : `changes.whose.${change.whose}`),
          ...both((money) => <Bidi>{format.money(money)}</Bidi>, change.before, change.after),
        };
      case 'schedule':
        return {
          title: titleOf(change, t(`changes.fields.${change.field}`)),
          ...both((value) => scheduleValue(change, value), change.before, change.after),
        };
      case 'flights':
        return {
          title: t('changes.flights', { trip: change.slice + 1 }),
          ...both((count) => format.number(count), change.before, change.after),
        };
      case 'conditions':
        return {
          title: t(`changes.${change.condition}`),
          ...both((value) => words.condition(change.condition, value), change.before, change.after),
        };
      case 'bags':
        return {
          title: t('changes.bags'),
          ...both((bags) => <BagWords bags={bags} />, change.before, change.after),
        };
      case 'fare':
        return {
          title: t('changes.fare'),
          before: change.before ?? t('unnamed'),
          after: change.after ?? t('unnamed'),
        };
      case 'cabin':
        return { title: t('cabin'), ...both(cabin, change.before, change.after) };
      case 'flight_cabin':
        return {
          title: titleOf(change, t('changes.fields.cabin')),
          ...both(cabin, change.before, change.after),
        };
      case 'flight_bags':
        return {
          title: titleOf(change, t('changes.fields.bags')),
          ...both((bags) => <BagWords bags={bags} />, change.before, change.after),
        };
    }
  };
}
