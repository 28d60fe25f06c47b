import { CalendarOutlined, HourglassOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Markup } from '@traveldesk/markups-contract';
import { serverNow, useCan, useFormat } from '@traveldesk/shared-web';
import styles from './MarkupViewPage.module.css';
import { beginOf, useTurns } from './useTurns';

/**
 * Says that the shown version does not apply yet, why, and which version applies until then. It disappears when the version takes effect.
 */
export function MarkupNotice({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const { dateTime, number } = useFormat();
  const seesApprovals = useCan('show_approvals');
  useTurns(markup);
  const { state, revision, in_force: inForce, approval_id: approval } = markup;
  const from = beginOf(markup);
  const isAhead = state === 'scheduled' && from !== null && Date.parse(from) > serverNow();
  if (state !== 'awaiting' && !isAhead) return null;
  const version = { number: number(revision) };
  return (
    <p className={styles.notice} role="status">
      {state === 'awaiting' ? <HourglassOutlined aria-hidden /> : <CalendarOutlined aria-hidden />}{' '}
      {state === 'awaiting'
        ? t('view.awaiting', version)
        : t('view.scheduled', { ...version, date: from ? dateTime(from) : '' })}{' '}
      {inForce === null ? t('view.noneInForce') : t('view.inForce', { number: number(inForce) })}{' '}
      {state === 'awaiting' && approval && seesApprovals && (
        <Link to={`/approvals/view/${approval}`}>{t('view.awaitingLink')}</Link>
      )}
    </p>
  );
}
