import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostDaysAhead, mostNights, type StayDraft, type StayPlace } from '@traveldesk/hotels-contract';
import { addDays, dayIn } from '@traveldesk/shared-contract';
import { DayInput, Field, type DayInputHandle } from '@traveldesk/shared-ui';
import { localToday, serverNow } from '@traveldesk/shared-web';
import { CountInput } from './CountInput';
import { draftNights, withCheckIn } from './draft';
import styles from './search.module.css';

export interface DateFieldsProps {
  draft: StayDraft;
  place: StayPlace | null | undefined;
  error: (field: string) => string | undefined;
  onChange: (draft: StayDraft) => void;
}

/** Check-in and check-out, and the nights between them, which can be typed instead of the check-out. */
export function DateFields({ draft, place, error, onChange }: DateFieldsProps) {
  const { t } = useTranslation('hotels');
  const leaving = useRef<DayInputHandle>(null);
  const { check_in, check_out } = draft;
  const nights = draftNights(draft);
  // The last known nights, also while a day is missing or being typed anew.
  const [wanted, setWanted] = useState(nights);
  const set = (next: StayDraft) => {
    setWanted(draftNights(next) ?? wanted);
    onChange(next);
  };
  // The browser's calendar, until the place is known.
  const today = place?.time_zone ? dayIn(place.time_zone, new Date(serverNow())) : localToday();
  const first = check_in ?? today;
  return (
    <>
      <Field label={t('search.checkIn')} error={error('check_in')}>
        {(control) => (
          <DayInput
            {...control}
            alone
            value={check_in}
            min={today}
            max={addDays(today, mostDaysAhead)}
            near={today}
            onChange={(day) => set(withCheckIn(draft, day || null, nights ?? wanted))}
            onPick={() => check_out === null && wanted === null && leaving.current?.open()}
          />
        )}
      </Field>
      <Field label={t('search.checkOut')} error={error('check_out')}>
        {(control) => (
          <DayInput
            {...control}
            alone
            ref={leaving}
            value={check_out}
            min={addDays(first, 1)}
            max={addDays(first, mostNights)}
            near={first}
            from={check_in ?? undefined}
            onChange={(day) => set({ ...draft, check_out: day || null })}
          />
        )}
      </Field>
      <Field className={styles.nights} label={t('search.nights')} error={error('nights')}>
        {(control) => (
          <CountInput
            {...control}
            value={check_in === null ? wanted : nights}
            onChange={(count) => {
              if (check_in === null) setWanted(count);
              else set({ ...draft, check_out: count === null ? null : addDays(check_in, count) });
            }}
          />
        )}
      </Field>
    </>
  );
}
