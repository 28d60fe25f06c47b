import { useTranslation } from 'react-i18next';
import type { BookingQuote } from '@traveldesk/bookings-contract';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Amount } from '@traveldesk/shared-ui';
import '../texts';
import { Countdown } from '../Countdown';
import { DialogFacts } from './DialogFacts';

/** The amounts of a quote, by its kind. */
export function QuoteFacts({ quote }: { quote: BookingQuote }) {
  if (quote.kind === 'void') return <VoidFacts quote={quote} />;
  return quote.kind === 'cancel' ? <RefundFacts quote={quote} /> : <ChangeFacts quote={quote} />;
}

/** A full refund, while the void window is open. */
function VoidFacts({ quote: { back, expires_at: until } }: { quote: BookingQuote }) {
  const { t } = useTranslation('bookings');
  return (
    <DialogFacts
      facts={[
        [t('quote.whole'), back && <Amount money={back} />],
        [t('quote.until'), until && <Countdown at={until} />],
      ]}
    />
  );
}

/** The refund, and the amounts kept by the supplier and by the sellers. */
function RefundFacts({ quote }: { quote: BookingQuote }) {
  const { t } = useTranslation('bookings');
  const { back, kept, penalty, to, expires_at: until } = quote;
  const earned = kept && penalty && lessOf(kept, penalty);
  return (
    <>
      <DialogFacts
        facts={[
          [t('quote.back'), back && <Amount money={back} />],
          [t('quote.kept'), kept && <Amount money={kept} />],
          [t('quote.penalty'), penalty && <Amount money={penalty} />],
          [t('quote.earned'), earned && <Amount money={earned} />],
          [t('quote.until'), until && <Countdown at={until} />],
        ]}
      />
      {to && to !== 'wallet' && <p>{t(`quote.to.${to}`)}</p>}
    </>
  );
}

/** Returns the part of the kept amount that is markups and fees; null where the supplier keeps more than was paid here. */
function lessOf(kept: Money, penalty: Money): Money | null {
  if (kept.currency !== penalty.currency) return null;
  const earned = minorUnits(kept) - minorUnits(penalty);
  return earned < 0n ? null : moneyOf(earned, kept.currency);
}

function ChangeFacts({ quote }: { quote: BookingQuote }) {
  const { t } = useTranslation('bookings');
  const { penalty, to, due, total, expires_at: until } = quote;
  return (
    <>
      <DialogFacts
        facts={[
          [t('quote.due'), due && <Amount money={due} />],
          [t('quote.changePenalty'), penalty && <Amount money={penalty} />],
          [t('quote.total'), total && <Amount money={total} />],
          [t('quote.until'), until && <Countdown at={until} />],
        ]}
      />
      {to && to !== 'wallet' && <p>{t(`quote.to.${to}`)}</p>}
    </>
  );
}
