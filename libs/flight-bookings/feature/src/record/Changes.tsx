import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlightBooking } from '@traveldesk/flight-bookings-contract';
import { allows, ReleaseQuoteButton, QuoteFacts, recordStyles } from '@traveldesk/bookings-ui';
import { EmptyState, DisappearingButton, preloadable, When } from '@traveldesk/shared-ui';
import { moveProblems } from './airline-move';
import { MovedTrips } from './MovedTrips';

const { Component: AirlineAnswerDialog } = preloadable(
  async () => (await import('./AirlineAnswerDialog')).AirlineAnswerDialog,
);

const { Component: AcceptChangeDialog } = preloadable(
  async () => (await import('./AcceptChangeDialog')).AcceptChangeDialog,
);

/** The open quote, the airline's changes and the agency's own, with the flights before and after. */
export function Changes({ booking }: { booking: FlightBooking }) {
  const { t } = useTranslation(['flight-bookings', 'bookings']);
  const [asked, setAsked] = useState<{ ref: string; Dialog: typeof AirlineAnswerDialog } | null>(null);
  const { names, airline_changes: changes, agency_changes: ours, quote } = booking;
  const askedFor = asked && changes.find(({ ref }) => ref === asked.ref);
  const mayAnswer = allows(booking, 'accept_airline_change');
  if (changes.length === 0 && ours.length === 0 && !quote)
    return <EmptyState title={t('changes.none')} hint={t('changes.noneHint')} />;
  return (
    <div className={recordStyles.page}>
      {quote && (
        <section className={recordStyles.notice} data-kind="info">
          <h2>{t(`bookings:quote.${quote.kind}`)}</h2>
          {quote.kind === 'change' && <MovedTrips moved={quote} names={names} />}
          <QuoteFacts quote={quote} />
          <div className={recordStyles.buttons}>
            <ReleaseQuoteButton booking={booking} />
          </div>
        </section>
      )}
      {changes.map((change) => {
        const { ref, action, can_accept: canAccept, detected_at: at } = change;
        return (
          <section key={ref} className={recordStyles.notice} data-kind={action ? 'info' : 'warning'}>
            <h2>
              {t('changes.airline')} <When at={at} />
            </h2>
            <MovedTrips moved={change} names={names} />
            {action && <p>{t(`changes.actions.${action}`)}</p>}
            {!action && mayAnswer && (
              <>
                <p className={recordStyles.quiet}>{t('changes.otherwiseHint')}</p>
                <div className={recordStyles.buttons}>
                  {canAccept && (
                    <DisappearingButton
                      type="primary"
                      onClick={() => setAsked({ ref, Dialog: AcceptChangeDialog })}
                    >
                      {t('changes.accept')}
                    </DisappearingButton>
                  )}
                  <DisappearingButton onClick={() => setAsked({ ref, Dialog: AirlineAnswerDialog })}>
                    {t('changes.otherwise')}
                  </DisappearingButton>
                </div>
              </>
            )}
          </section>
        );
      })}
      {ours.toReversed().map((change) => (
        <section key={change.id} className={recordStyles.notice} data-kind="info">
          <h2>
            {t('changes.agency')} <When at={change.made_at} />
          </h2>
          <MovedTrips moved={change} names={names} />
        </section>
      ))}
      {asked && askedFor && (
        <Suspense>
          <asked.Dialog
            booking={booking}
            change={askedFor}
            problems={moveProblems(booking, askedFor)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
