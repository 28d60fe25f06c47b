import { CloseOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, maxDaysAhead, type CriteriaDraft, type TripDraft } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import {
  DayInput,
  type DayInputHandle,
  Field,
  firstFocusableOfNextItem,
  DisappearingButton,
} from '@traveldesk/shared-ui';
import { readerZone, serverNow } from '@traveldesk/shared-web';
import type { Places } from '../places/usePlaces';
import { swapped, withTrip, withTripRemoved } from './draft';
import { NearbyAirports } from './NearbyAirports';
import { PlaceField } from './PlaceField';
import styles from './search.module.css';
import type { Notes } from './useNotes';

export interface TripFieldsProps {
  draft: CriteriaDraft;
  /** The trip's index; the return of a round trip is filled in together with its outbound trip. */
  index: number;
  places: Places;
  notes: Notes;
  removable: boolean;
  onChange: (draft: CriteriaDraft) => void;
}

export function TripFields({ draft, index, places, notes, removable, onChange }: TripFieldsProps) {
  const { t } = useTranslation('flights');
  const wayBack = useRef<DayInputHandle>(null);
  const trip = draft.trips[index];
  if (!trip) return null;
  const back = draft.type === 'roundtrip' ? draft.trips[1] : undefined;
  const change = (next: Partial<TripDraft>, at = index) => onChange(withTrip(draft, at, next));
  // Errors of the return's places do not appear here, since they follow from the outbound trip.
  const of = (name: string) => notes.error(`trips.${index}.${name}`);
  const today = dayIn((trip.origin && places[trip.origin]?.time_zone) || readerZone(), new Date(serverNow()));
  const earliest = draft.trips[index - 1]?.date ?? today;
  const max = addDays(today, maxDaysAhead);
  return (
    <div role="group" aria-label={t('search.trip', { number: index + 1 })} className={styles.trip}>
      {draft.type === 'multi' && (
        <h2 className={styles.tripTitle}>{t('search.trip', { number: index + 1 })}</h2>
      )}
      <PlaceField
        className={styles.origin}
        label={t('search.origin')}
        code={trip.origin}
        places={places}
        error={of('origin')}
        warning={notes.warning(`trips.${index}.origin`)}
        onChange={(origin) => change({ origin })}
      />
      <PlaceField
        className={styles.destination}
        label={t('search.destination')}
        code={trip.destination}
        places={places}
        error={of('destination')}
        onChange={(destination) => change({ destination })}
      />
      <Field className={styles.date} label={t('search.departure')} error={of('date')}>
        {(control) => (
          <DayInput
            {...control}
            alone
            value={trip.date}
            min={earliest > today ? earliest : today}
            max={max}
            near={earliest}
            onChange={(date) => change({ date: date || null })}
            onPick={() => back && !back.date && wayBack.current?.open()}
          />
        )}
      </Field>
      {back && (
        <Field className={styles.back} label={t('search.return')} error={notes.error('trips.1.date')}>
          {(control) => (
            <DayInput
              {...control}
              alone
              ref={wayBack}
              value={back.date}
              min={trip.date ?? today}
              max={max}
              near={trip.date ?? today}
              from={trip.date ?? undefined}
              onChange={(date) => change({ date: date || null }, 1)}
            />
          )}
        </Field>
      )}
      {/* Placed beside the place fields visually, but after the fields in tab order. */}
      <Button
        className={styles.swap}
        type="text"
        shape="circle"
        icon={<SwapOutlined aria-hidden />}
        aria-label={t('search.swap')}
        title={t('search.swap')}
        onClick={() => onChange(swapped(draft, index))}
      />
      {(['origin', 'destination'] as const).map((end) => {
        const code = trip[end];
        return (
          code && (
            <NearbyAirports
              key={end}
              className={nearby[end]}
              code={code}
              label={t(`search.${end}`)}
              onChoose={(chosen) => change(end === 'origin' ? { origin: chosen } : { destination: chosen })}
            />
          )
        );
      })}
      {removable && (
        <DisappearingButton
          heir={firstFocusableOfNextItem}
          className={styles.remove}
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('search.removeTrip', { number: index + 1 })}
          onClick={() => onChange(withTripRemoved(draft, index))}
        />
      )}
    </div>
  );
}

const nearby = { origin: styles.nearOrigin, destination: styles.nearDestination } as const;
