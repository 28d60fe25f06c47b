import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@traveldesk/bookings-contract';
import { SliceLine } from '@traveldesk/flights-ui';
import { EmptyState, PassingButton, preloadable, When } from '@traveldesk/shared-ui';
import { useBookingsAirlineChangeMutation } from '../actions/actions.api';
import { moveProblems } from '../actions/airline-move';
import { allows } from '../actions/allows';
import { LetGoButton } from '../actions/LetGoButton';
import { QuoteFacts } from '../actions/QuoteFacts';
import { useKey } from '../actions/useKey';
import styles from './booking.module.css';

const { Component: AirlineAnswerDialog } = preloadable(
  async () => (await import('../actions/AirlineAnswerDialog')).AirlineAnswerDialog,
);

const { Component: AcceptChangeDialog } = preloadable(
  async () => (await import('../actions/AcceptChangeDialog')).AcceptChangeDialog,
);

/** What the airline has changed by itself, before and after, and the quote that stands. */
export function Changes({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const [act, { isLoading, error, data }] = useBookingsAirlineChangeMutation();
  const key = useKey(error, data);
  const [asked, setAsked] = useState<{ ref: string; Dialog: typeof AirlineAnswerDialog } | null>(null);
  const { id, version, names, airline_changes: changes, quote } = booking;
  const askedFor = asked && changes.find(({ ref }) => ref === asked.ref);
  const mayAnswer = allows(booking, 'accept_airline_change');
  if (changes.length === 0 && !quote)
    return <EmptyState title={t('changes.none')} hint={t('changes.noneHint')} />;
  return (
    <div className={styles.page}>
      {quote && (
        <section className={styles.notice} data-kind="info">
          <h2>{t(`quote.${quote.kind}`)}</h2>
          <QuoteFacts quote={quote} />
          <div className={styles.buttons}>
            <LetGoButton booking={booking} />
          </div>
        </section>
      )}
      {changes.map(({ ref, removed, added, action, can_accept: canAccept, detected_at: at }) => (
        <section key={ref} className={styles.notice} data-kind={action ? 'info' : 'warning'}>
          <h2>
            {t('changes.airline')} <When at={at} />
          </h2>
          <p className={styles.quiet}>{t('changes.before')}</p>
          {removed.map((slice, index) => (
            <SliceLine key={index} slice={slice} names={names} />
          ))}
          <p className={styles.quiet}>{t('changes.now')}</p>
          {added.length === 0 && <p>{t('changes.cancelled')}</p>}
          {added.map((slice, index) => (
            <SliceLine key={index} slice={slice} names={names} />
          ))}
          {action && <p>{t(`changes.actions.${action}`)}</p>}
          {!action && mayAnswer && (
            <>
              <p className={styles.quiet}>{t('changes.otherwiseHint')}</p>
              <div className={styles.buttons}>
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
