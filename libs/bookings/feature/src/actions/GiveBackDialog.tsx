import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingQuote } from '@traveldesk/bookings-contract';
import { Amount } from '@traveldesk/shared-ui';
import { randomKey } from '@traveldesk/shared-web';
import { Countdown } from '../Countdown';
import { useTick } from '../useTick';
import { ActionDialog } from './ActionDialog';
import {
  useBookingsQuoteCancellationMutation,
  useBookingsRefundMutation,
  useBookingsVoidMutation,
} from './actions.api';
import { allows } from './allows';
import { DialogFacts } from './DialogFacts';
import type { DialogProps } from './PayDialog';
import { ReasonField } from './ReasonField';
import { useKey } from './useKey';

/** Gives tickets back: first what that brings, asked of the supplier; then, confirmed as it was shown, what is done. */
export function GiveBackDialog({ booking, onClose }: DialogProps) {
  const { t } = useTranslation('bookings');
  const [reason, setReason] = useState('');
  const [ask, asked] = useBookingsQuoteCancellationMutation();
  const [refund, refunding] = useBookingsRefundMutation();
  const [voidTickets, voiding] = useBookingsVoidMutation();
  // One question, once the dialog is there.
  const [asking] = useState(randomKey);
  const key = useKey(refunding.error ?? voiding.error);
  const now = useTick();
  const { id } = booking;
  useEffect(() => {
    void ask({ id, key: asking });
  }, [ask, id, asking]);
  const quote = asked.data?.data;
  const until = quote?.expires_at;
  // What was quoted has moved the booking on: its newest version is the one that is confirmed.
  const { version } = booking;
  // Within the void window all is given back: what is asked for is a void until the supplier says otherwise.
  const voids = quote ? quote.kind === 'void' : allows(booking, 'void');
  const kind = voids ? 'void' : 'refund';
  const confirm = async () => {
    if (!quote) return;
    const act = { id, version, key, quoteId: quote.id, reason: reason.trim() || null };
    const done = await (kind === 'void' ? voidTickets(act) : refund(act));
    if (!done.error) onClose();
  };
  return (
    <ActionDialog
      open
      danger
      title={t(`${kind}.title`)}
      confirm={t(`${kind}.confirm`)}
      busy={asked.isLoading || refunding.isLoading || voiding.isLoading}
      error={asked.error ?? refunding.error ?? voiding.error}
      ready={quote !== undefined && !(until && new Date(until).getTime() <= now)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {quote ? (
        <>
          <p>{t(`${kind}.text`)}</p>
          <QuoteFacts quote={quote} />
          <ReasonField label={t('dialogs.reason')} value={reason} onChange={setReason} />
        </>
      ) : (
        !asked.error && (
          <>
            <p role="status">{t('dialogs.asking')}</p>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </>
        )
      )}
    </ActionDialog>
  );
}

/** What a quote brings, and what is kept of it. */
export function QuoteFacts({ quote }: { quote: BookingQuote }) {
  const { t } = useTranslation('bookings');
  const { back, kept, penalty, to, due, total, expires_at: until } = quote;
  return (
    <>
      <DialogFacts
        facts={[
          [t('quote.back'), back && <Amount money={back} />],
          [t('quote.kept'), kept && <Amount money={kept} />],
          [t('quote.penalty'), penalty && <Amount money={penalty} />],
          [t('quote.due'), due && <Amount money={due} />],
          [t('quote.total'), total && <Amount money={total} />],
          [t('quote.until'), until && <Countdown at={until} />],
        ]}
      />
      {to && to !== 'wallet' && <p>{t(`quote.to.${to}`)}</p>}
    </>
  );
}
