import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { allows, LetGoButton, QuoteFacts, recordStyles } from '@traveldesk/bookings-ui';
import { SliceLine } from '@traveldesk/flights-ui';
import { EmptyState, PassingButton, preloadable, When, useKey } from '@traveldesk/shared-ui';
import { moveProblems } from './airline-move';
import { useFlightBookingsAirlineChangeMutation } from './flight-record.api';

const { Component: AirlineAnswerDialog } = preloadable(
  async () => (await import('./AirlineAnswerDialog')).AirlineAnswerDialog,
);

const { Component: AcceptChangeDialog } = preloadable(
  async () => (await import('./AcceptChangeDialog')).AcceptChangeDialog,
);

/** The airline's changes, before and after, and the open quote. */
export function Changes({ booking }: { booking: FlightBooking }) {
  const { t } = useTranslation(['flight-bookings', 'bookings']);
  const [act, { isLoading, error, data }] = useFlightBookingsAirlineChangeMutation();
  const key = useKey(error, data);
  const [asked, setAsked] = useState<{ ref: string; Dialog: typeof AirlineAnswerDialog } | null>(null);
  const { id, version, names, airline_changes: changes, quote } = booking;
  const askedFor = asked && changes.find(({ ref }) => ref === asked.ref);
  const mayAnswer = allows(booking, 'accept_airline_change');
  if (changes.length === 0 && !quote)
    return <EmptyState title={t('changes.none')} hint={t('changes.noneHint')} />;
  return (
    <div className={recordStyles.page}>
      {quote && (
        <section className={recordStyles.notice} data-kind="info">
          <h2>{t(`bookings:quote.${quote.kind}`)}</h2>
          <QuoteFacts quote={quote} />
          <div className={recordStyles.buttons}>
            <LetGoButton booking={booking} />
          </div>
        </section>
      )}
      {changes.map(({ ref, removed, added, action, can_accept: canAccept, detected_at: at }) => (
        <section key={ref} className={recordStyles.notice} data-kind={action ? 'info' : 'warning'}>
          <h2>
            {t('changes.airline')} <When at={at} />
          </h2>
          <p className={recordStyles.quiet}>{t('changes.before')}</p>
          {removed.map((slice, index) => (
            <SliceLine key={index} slice={slice} names={names} />
          ))}
          <p className={recordStyles.quiet}>{t('changes.now')}</p>
          {added.length === 0 && <p>{t('changes.cancelled')}</p>}
          {added.map((slice, index) => (
            <SliceLine key={index} slice={slice} names={names} />
          ))}
          {action && <p>{t(`changes.actions.${action}`)}</p>}
          {!action && mayAnswer && (
            <>
              <p className={recordStyles.quiet}>{t('changes.otherwiseHint')}</p>
              <div className={recordStyles.buttons}>
                {canAccept && (
                  <PassingButton
                    type="primary"
                    loading={isLoading}
                    onClick={() => {
                      const fits = moveProblems(booking, { added, removed }).length === 0;
                      if (fits) void act({ id, key, version, ref, action: 'accept' });
                      else setAsked({ ref, Dialog: AcceptChangeDialog });
                    }}
                  >
                    {t('changes.accept')}
                  </PassingButton>
                )}
                <PassingButton onClick={() => setAsked({ ref, Dialog: AirlineAnswerDialog })}>
                  {t('changes.otherwise')}
                </PassingButton>
              </div>
            </>
          )}
        </section>
      ))}
      {asked && askedFor && (
        <Suspense>
          <asked.Dialog
            booking={booking}
            change={asked.ref}
            problems={moveProblems(booking, askedFor)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
