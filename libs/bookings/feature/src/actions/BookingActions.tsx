import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking, BookingAction } from '@traveldesk/bookings-contract';
import { allows, Countdown, dialogStyles, productRecord, type DialogProps } from '@traveldesk/bookings-ui';
import {
  firstFocusableOfNextItem,
  DisappearingButton,
  preloadable,
  usePartWithDraft,
} from '@traveldesk/shared-ui';
import { actionText } from './action-text';
import styles from './actions.module.css';
import { DocumentMenu } from './DocumentMenu';
import { offered, offersOf, type OfferedAction } from './offered';
import { WhyNot } from './WhyNot';

const { Component: PayDialog } = preloadable(async () => (await import('./PayDialog')).PayDialog);
const { Component: CancelDialog } = preloadable(async () => (await import('./CancelDialog')).CancelDialog);
const { Component: VoidDialog } = preloadable(async () => (await import('./VoidDialog')).VoidDialog);
const { Component: RefundDialog } = preloadable(async () => (await import('./RefundDialog')).RefundDialog);
const { Component: AcknowledgeDialog } = preloadable(
  async () => (await import('./AcknowledgeDialog')).AcknowledgeDialog,
);
const { Component: SettleDialog } = preloadable(async () => (await import('./SettleDialog')).SettleDialog);
const { Component: SettleLateDialog } = preloadable(
  async () => (await import('./SettleLateDialog')).SettleLateDialog,
);
const { Component: CompleteRefundDialog } = preloadable(
  async () => (await import('./CompleteRefundDialog')).CompleteRefundDialog,
);
const { Component: ResendDialog } = preloadable(async () => (await import('./ResendDialog')).ResendDialog);
const { Component: OwnerDialog } = preloadable(async () => (await import('./OwnerDialog')).OwnerDialog);

/** The dialogs shared by all products. */
const common = {
  settle: SettleDialog,
  settle_late: SettleLateDialog,
  complete_refund: CompleteRefundDialog,
  acknowledge: AcknowledgeDialog,
  pay: PayDialog,
  cancel: CancelDialog,
  void: VoidDialog,
  quote_cancellation: RefundDialog,
  documents: ResendDialog,
  assign: OwnerDialog,
} as const satisfies Partial<Record<OfferedAction, ComponentType<DialogProps>>>;

/** Actions that somebody is waiting for; shown as primary buttons. */
const foremost: readonly BookingAction[] = ['settle', 'settle_late', 'complete_refund', 'acknowledge', 'pay'];

/** The available actions as buttons, and below them why the others are unavailable; all decided by the server. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const allowed = offersOf(booking).filter((one) => one.allowed);
  // Opens the dialog again if its typed text was kept when the user left the page.
  const kept = usePartWithDraft(offered);
  const [open, setOpen] = useState<OfferedAction | null>(
    () => offered.find((name) => name === kept && allows(booking, name)) ?? null,
  );
  const dialogs: Partial<Record<OfferedAction, ComponentType<DialogProps>>> = {
    ...common,
    ...productRecord(booking.product)?.dialogs,
  };
  const Dialog = open && dialogs[open];
  return (
    <>
      {allowed.length > 0 && (
        <div data-commands className={dialogStyles.bar} role="group" aria-label={t('actions.title')}>
          {allowed.map(({ action, until }) => (
            <span key={action}>
              <DisappearingButton
                // The button may disappear once its action is done; the next button then gets the focus.
                heir={firstFocusableOfNextItem}
                type={foremost.includes(action) ? 'primary' : 'default'}
                onClick={() => setOpen(action)}
              >
                {t(actionText(action, booking))}
              </DisappearingButton>{' '}
              {until && (
                <span className={styles.until}>
                  {t('actions.ends')} <Countdown at={until} />
                </span>
              )}
            </span>
          ))}
          {allowed.some(({ action }) => action === 'documents') && <DocumentMenu booking={booking} />}
        </div>
      )}
      <WhyNot booking={booking} />
      {Dialog && (
        <Suspense>
          <Dialog booking={booking} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
