import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingPermissions, type Booking } from '@traveldesk/bookings-contract';
import {
  ActionDialog,
  allows,
  dialogStyles,
  ReleaseQuoteButton,
  QuoteFacts,
  ReasonField,
  dialogText,
} from '@traveldesk/bookings-ui';
import { DisappearingButton, useKeptFields } from '@traveldesk/shared-ui';
import { askWhoCan } from '@traveldesk/shared-web';
import { useGiveBack } from './useGiveBack';

export interface GiveBackDialogProps {
  booking: Booking;
  onClose: () => void;
  /** The requested action; the supplier's answer may be the other one. */
  wanted: 'void' | 'refund';
  /** Facts shown before the supplier is asked. */
  known: ReactNode;
}

const blank = { reason: '' };

/**
 * Refunds or voids tickets. Opening the dialog changes nothing: a button requests a quote, which is then confirmed as shown, or released.
 */
export function GiveBackDialog({ booking, onClose, wanted, known }: GiveBackDialogProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord', 'common']);
  const kept = useKeptFields(wanted === 'void' ? 'void' : 'quote_cancellation', blank);
  const { reason } = kept.values;
  const { quote, isOver, isAsking, isConfirming, error, ask, confirm } = useGiveBack(booking);
  const is = !quote ? wanted : quote.kind === 'void' ? 'void' : 'refund';
  const mayConfirm = allows(booking, is);
  return (
    <ActionDialog
      open
      danger
      title={t(`bookingRecord:${is}.title`)}
      confirm={t(`bookingRecord:${is}.confirm`)}
      busy={isConfirming}
      error={error}
      ready={quote !== null && mayConfirm}
      kept={kept}
      onConfirm={async () => {
        if (quote && (await confirm(quote, reason))) onClose();
      }}
      onClose={onClose}
    >
      {quote ? (
        <>
          {is !== wanted && <p role="status">{t(`bookingRecord:${wanted}.other`)}</p>}
          <p>{t(`bookingRecord:${is}.text`)}</p>
          <QuoteFacts quote={quote} />
          {!mayConfirm && (
            <p>
              {t('quote.notYours')}{' '}
              <Button type="link" size="small" onClick={() => askWhoCan([bookingPermissions.refund])}>
                {t('common:whoCan.ask')}
              </Button>
            </p>
          )}
          <div className={dialogStyles.bar}>
            <ReleaseQuoteButton booking={booking} />
          </div>
          <ReasonField
            label={t('dialogs.reason')}
            value={reason}
            onChange={(reason) => kept.change({ reason })}
          />
        </>
      ) : (
        <>
          {isOver && <p role="status">{t('quote.over')}</p>}
          <p>{t(`bookingRecord:${wanted}.before`)}</p>
          {known}
          <DisappearingButton heir={dialogText} type="primary" loading={isAsking} onClick={ask}>
            {t(`bookingRecord:${wanted}.ask`)}
          </DisappearingButton>
        </>
      )}
    </ActionDialog>
  );
}
