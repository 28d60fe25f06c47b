import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ActionDialog,
  type DialogProps,
  dialogStyles,
  ReleaseQuoteButton,
  QuoteFacts,
  ReasonField,
  dialogText,
} from '@traveldesk/bookings-ui';
import type { ChangeOptions, FlightBooking, FlightQuote } from '@traveldesk/flight-bookings-contract';
import { SliceLine } from '@traveldesk/flights-ui';
import { Amount, DayFilter, DisappearingButton, useKeptFields, useKey } from '@traveldesk/shared-ui';
import styles from './record.module.css';
import { moveProblems } from './airline-move';
import {
  useFlightBookingsChangeMutation,
  useFlightBookingsQuoteChangeMutation,
  useFlightBookingsRequestChangeMutation,
} from './flight-record.api';
import { MovedTrips } from './MovedTrips';
import { MoveWarnings } from './MoveWarnings';

const blank: { days: Record<number, string>; reason: string } = { days: {}, reason: '' };

/** Changes the day of trips. Steps: pick new days, choose an option, confirm the quoted price. */
export function ChangeDialog({ booking, onClose }: DialogProps<FlightBooking>) {
  const { t } = useTranslation(['flight-bookings', 'bookings']);
  const kept = useKeptFields('request_change', blank);
  const { days, reason } = kept.values;
  const [options, setOptions] = useState<ChangeOptions | null>(null);
  const [quote, setQuote] = useState<FlightQuote | null>(
    booking.quote?.kind === 'change' ? booking.quote : null,
  );
  const [ask, asking] = useFlightBookingsRequestChangeMutation();
  const [choose, choosing] = useFlightBookingsQuoteChangeMutation();
  const [change, changing] = useFlightBookingsChangeMutation();
  const key = useKey(changing.error);
  const choosingKey = useKey(choosing.error, choosing.data);
  const { product, id, version, slices } = booking;
  const wanted = Object.entries(days);
  const search = async () => {
    const trips = wanted.map(([index, date]) => {
      const slice = slices[Number(index)];
      return {
        index: Number(index),
        origin: slice?.origin ?? '',
        destination: slice?.destination ?? '',
        date,
        cabin: null,
      };
    });
    const found = await ask({ id, wish: { trips } });
    if (found.data) setOptions(found.data.data);
  };
  const confirm = async () => {
    if (!quote) return;
    const done = await change({
      product,
      id,
      version,
      key,
      quoteId: quote.id,
      reason: reason.trim() || null,
    });
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      title={t('change.title')}
      confirm={t(quote ? 'change.confirm' : 'change.search')}
      busy={asking.isLoading || choosing.isLoading || changing.isLoading}
      error={asking.error ?? choosing.error ?? changing.error}
      ready={quote !== null || wanted.length > 0}
      kept={kept}
      onConfirm={() => void (quote ? confirm() : search())}
      onClose={onClose}
    >
      {quote ? (
        <>
          <MovedTrips moved={quote} names={booking.names} />
          <QuoteFacts quote={quote} />
          <div className={dialogStyles.bar}>
            <DisappearingButton heir={dialogText} onClick={() => setQuote(null)}>
              {t('change.others')}
            </DisappearingButton>
            <ReleaseQuoteButton booking={booking} onGone={() => setQuote(null)} />
          </div>
          <ReasonField
            label={t('bookings:dialogs.reason')}
            value={reason}
            onChange={(reason) => kept.change({ reason })}
          />
        </>
      ) : (
        <>
          <p>{t('change.text')}</p>
          {slices.map((slice, index) => (
            <div key={index} className={dialogStyles.field}>
              <SliceLine slice={slice} names={booking.names} dated />
              <DayFilter
                label={t('change.day', { trip: index + 1 })}
                value={days[index] ?? null}
                onChange={(day) => {
                  const { [index]: _, ...others } = days;
                  kept.change({ days: day ? { ...others, [index]: day } : others });
                }}
                onUnknown={() => undefined}
              />
            </div>
          ))}
          {options && options.options.length === 0 && <p role="status">{t('change.none')}</p>}
          <ul className={styles.options}>
            {options?.options.map(({ ref, added, removed, due }) => (
              <li key={ref}>
                <div>
                  {added.map((slice, index) => (
                    <SliceLine key={index} slice={slice} names={booking.names} dated />
                  ))}
                  <MoveWarnings problems={moveProblems(booking, { added, removed })} />
                </div>
                {due && <Amount money={due} />}
                <DisappearingButton
                  heir={dialogText}
                  onClick={async () => {
                    const chosen = await choose({
                      product,
                      id,
                      key: choosingKey,
                      requestId: options.request_id,
                      ref,
                    });
                    if (chosen.data) setQuote(chosen.data.data);
                  }}
                >
                  {t('change.choose')}
                </DisappearingButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </ActionDialog>
  );
}
