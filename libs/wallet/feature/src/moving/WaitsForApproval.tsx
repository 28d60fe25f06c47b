import { ClockCircleOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import '../texts';
import styles from './MovementForm.module.css';

interface WaitsForApprovalProps {
  approvalId: string | null;
  back: string;
  backLabel: string;
}

/** The notice that a movement waits for somebody else's decision. */
export function WaitsForApproval({ approvalId, back, backLabel }: WaitsForApprovalProps) {
  const { t } = useTranslation('wallet');
  const seesApprovals = useCan('show_approvals');
  const title = useRef<HTMLHeadingElement>(null);
  // The submit button is gone, so move the focus here.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.waits} role="status">
      <ClockCircleOutlined className={styles.icon} aria-hidden />
      <h2 ref={title} tabIndex={-1}>
        {t('waits.title')}
      </h2>
      <p className={styles.words}>{t('waits.words')}</p>
      <div className={styles.ways}>
        {seesApprovals && approvalId && (
          <LinkButton type="primary" to={`/approvals/view/${approvalId}`}>
            {t('waits.request')}
          </LinkButton>
        )}
        <LinkButton to={back}>{t('waits.back', { name: backLabel })}</LinkButton>
      </div>
    </div>
  );
}
