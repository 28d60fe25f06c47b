import { Button } from 'antd';
import { Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking, BookingAction } from '@traveldesk/bookings-contract';
import { preloadable } from '@traveldesk/shared-ui';
import { askWhoCan } from '@traveldesk/shared-web';
import { Countdown } from '../Countdown';
import styles from './actions.module.css';
import { DocumentMenu } from './DocumentMenu';
import type { DialogProps } from './PayDialog';

const { Component: PayDialog } = preloadable(async () => (await import('./PayDialog')).PayDialog);
const { Component: CancelDialog } = preloadable(async () => (await import('./CancelDialog')).CancelDialog);
const { Component: GiveBackDialog } = preloadable(
  async () => (await import('./GiveBackDialog')).GiveBackDialog,
);
const { Component: ChangeDialog } = preloadable(async () => (await import('./ChangeDialog')).ChangeDialog);
const { Component: SettleDialog } = preloadable(async () => (await import('./SettleDialog')).SettleDialog);
const { Component: SettleLateDialog } = preloadable(
  async () => (await import('./SettleLateDialog')).SettleLateDialog,
);
const { Component: CompleteRefundDialog } = preloadable(
  async () => (await import('./CompleteRefundDialog')).CompleteRefundDialog,
);
const { Component: ResendDialog } = preloadable(async () => (await import('./ResendDialog')).ResendDialog);
const { Component: OwnerDialog } = preloadable(async () => (await import('./OwnerDialog')).OwnerDialog);

/** What has a button, in the order in which it is offered. The others have their places on the tabs. */
const dialogs = {
  settle: SettleDialog,
  settle_late: SettleLateDialog,
  complete_refund: CompleteRefundDialog,
  pay: PayDialog,
  cancel: CancelDialog,
  void: GiveBackDialog,
  quote_cancellation: GiveBackDialog,
  request_change: ChangeDialog,
  documents: ResendDialog,
  assign: OwnerDialog,
} as const satisfies Partial<Record<BookingAction, ComponentType<DialogProps>>>;

/** What somebody waits for. */
const foremost: readonly BookingAction[] = ['settle', 'settle_late', 'complete_refund', 'pay'];

type Offered = keyof typeof dialogs;
const offered = Object.keys(dialogs) as Offered[];
const isOffered = (action: BookingAction): action is Offered => action in dialogs;

/** What can be done with a booking now; of the rest, why not, one sentence each. All of it is the server's word. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'common']);
  const [open, setOpen] = useState<Offered | null>(null);
  const actions = booking.available_actions.filter(({ action }) => isOffered(action));
  const sorted = offered.flatMap((name) => actions.filter(({ action }) => action === name));
  const allowed = sorted.filter((one) => one.allowed);
  const others = sorted.filter((one) => !one.allowed);
  const Dialog = open && dialogs[open];
  return (
    <>
      {allowed.length > 0 && (
        <div className={styles.bar} role="group" aria-label={t('actions.title')}>
          {allowed.map(({ action, until }) => (
            <span key={action}>
              <Button
                type={foremost.includes(action) ? 'primary' : 'default'}
                onClick={() => setOpen(action as Offered)}
              >
                {t(`actions.${action as Offered}`)}
              </Button>{' '}
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
      {others.length > 0 && (
        <details className={styles.why}>
          <summary>{t('actions.why')}</summary>
          <ul>
            {others.map(({ action, obstacle, permission }) => (
              <li key={action}>
                {t(`actions.${action as Offered}`)}: {obstacle && t(`obstacles.${obstacle}`)}
                {permission && (
                  <Button type="link" size="small" onClick={() => askWhoCan([permission])}>
                    {t('common:whoCan.ask')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {Dialog && (
        <Suspense>
          <Dialog booking={booking} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
