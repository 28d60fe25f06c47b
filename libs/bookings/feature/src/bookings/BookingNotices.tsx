import { ClockCircleOutlined, QuestionCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { approvalPermissions } from '@traveldesk/approvals-contract';
import type { Booking, BookingOperation } from '@traveldesk/bookings-contract';
import { Countdown, recordStyles } from '@traveldesk/bookings-ui';
import '@traveldesk/bookings-ui/texts';
import { localeOf } from '@traveldesk/shared-contract';
import { Amount, LinkButton, When } from '@traveldesk/shared-ui';
import { isolated, useCan, useLanguage } from '@traveldesk/shared-web';
import { operationName } from '../operation-name';
import styles from './booking.module.css';
import { en } from './texts';

/** Important notices of a booking: doubts first, then flags. */
export function BookingNotices({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const seesRequests = useCan(approvalPermissions.list);
  const { operation, last_operation: last, flags, state, quoted } = booking;
  const shown = flags.filter(
    (flag) => flag !== 'duplicate_suspected' || booking.reason !== null || state !== 'failed',
  );
  return (
    <div className={styles.notices}>
      {operation?.state === 'in_doubt' && (
        <section className={recordStyles.notice} data-kind="error" aria-labelledby="in-doubt">
          <h2 id="in-doubt">
            <QuestionCircleOutlined aria-hidden /> {t(`doubts.${operationName(operation.kind, quoted)}`)}
          </h2>
          <p>{t('bookingRecord:notices.in_doubt')}</p>
          <p>
            <Cause of={operation} travellers={booking.travellers} />
          </p>
          {operation.release_id && (
            <p>
              {t('bookingRecord:notices.release')}{' '}
              {seesRequests && (
                <Link to={`/approvals/view/${operation.release_id}`}>
                  {t('bookingRecord:notices.release_open')}
                </Link>
              )}
            </p>
          )}
          {operation.next_check_at && (
            <p>
              {t('bookingRecord:notices.next_check')} <Countdown at={operation.next_check_at} />
            </p>
          )}
        </section>
      )}
      {booking.kind === 'manual' && state === 'payment_pending' && <Waiting booking={booking} />}
      {!operation && last?.state === 'refused' && (
        <p role="status" className={recordStyles.notice} data-kind="warning">
          <WarningOutlined aria-hidden /> {t(`bookingRecord:notices.refused.${last.kind}`)}{' '}
          <Cause of={last} travellers={booking.travellers} /> {last.ended_at && <When at={last.ended_at} />}
        </p>
      )}
      {shown.map((flag) => (
        <p key={flag} className={recordStyles.notice} data-kind="warning">
          <WarningOutlined aria-hidden /> {t(`flags.${flag}`)}
        </p>
      ))}
    </div>
  );
}

/** Notice that the price waits for a second person, with a link for users who may see the request. */
function Waiting({ booking: { held, approval_id: approvalId } }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const seesApprovals = useCan('show_approvals');
  return (
    <section className={recordStyles.notice} aria-labelledby="waits">
      <h2 id="waits">
        <ClockCircleOutlined aria-hidden /> {t('bookingRecord:notices.waits')}
      </h2>
      <p>
        {t('bookingRecord:notices.waitsWords')} {held && <Amount money={held} />}
      </p>
      {seesApprovals && approvalId && (
        <div className={recordStyles.buttons}>
          <LinkButton to={`/approvals/view/${approvalId}`}>
            {t('bookingRecord:notices.waitsRequest')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

interface CauseProps {
  of: BookingOperation;
  travellers: Booking['travellers'];
}

/** The cause of a doubt or refusal, with the supplier's wording, or the differences of its order from the request. */
function Cause({ of: { cause, said, refused }, travellers }: CauseProps) {
  const { t } = useTranslation(['bookings', 'bookingRecord']);
  const who = travellers[refused?.traveller ?? -1];
  const name = who ? isolated(`${who.given_name} ${who.family_name}`) : t('bookingRecord:refused.someone');
  const words = refused?.field
    ? t('bookingRecord:refused.field', { name, field: t(`bookingRecord:refused.fields.${refused.field}`) })
    : t('bookingRecord:refused.person', { name });
  const { language } = useLanguage();
  const told = cause === 'misfit' ? null : said;
  const differing = cause === 'misfit' ? (said?.split(', ').filter(isMisfit) ?? []) : [];
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' });
  return (
    <>
      {isCause(cause) && (refused ? words : t(`bookingRecord:causes.${cause}`))} {told && <bdi>{told}</bdi>}
      {differing.length > 0 &&
        t('differs', { list: list.format(differing.map((one) => t(`bookingRecord:misfits.${one}`))) })}
    </>
  );
}

function isMisfit(name: string): name is keyof typeof en.misfits {
  return name in en.misfits;
}

function isCause(cause: string | null): cause is keyof typeof en.causes {
  return cause !== null && cause in en.causes;
}
