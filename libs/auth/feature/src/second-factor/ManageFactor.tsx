import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { SecondFactor } from '@traveldesk/users-contract';
import { AuthPage } from '../parts/AuthPage';
import styles from './SecondFactorPage.module.css';
import { useAuthDropSecondFactorMutation, useAuthRenewRecoveryCodesMutation } from './second-factor.api';

export interface ManageFactorProps {
  factor: SecondFactor;
  onCodes: (codes: readonly string[]) => void;
  onReplace: () => void;
  onLeave: () => void;
}

/** Manages an active second factor: recovery codes, another device, and removal if allowed. */
export function ManageFactor({ factor, onCodes, onReplace, onLeave }: ManageFactorProps) {
  const { t } = useTranslation('secondFactor');
  const { dateTime } = useFormat();
  const [renew, renewing] = useAuthRenewRecoveryCodesMutation();
  const [drop] = useAuthDropSecondFactorMutation();
  const renewCodes = async () => {
    const answer = await renew();
    if (answer.data) onCodes(answer.data.data.recovery_codes);
  };
  return (
    <AuthPage title={t('title')} intro={factor.since && t('manage.since', { at: dateTime(factor.since) })}>
      <p>{t('manage.left', { count: factor.recovery_codes_left })}</p>
      <div className={styles.manage}>
        <Button block loading={renewing.isLoading} onClick={() => void renewCodes()}>
          {t('manage.renew')}
        </Button>
        <Button block onClick={onReplace}>
          {t('manage.replace')}
        </Button>
        {factor.required ? (
          <p className={styles.note}>{t('manage.required')}</p>
        ) : (
          <ConfirmButton
            block
            question={t('manage.offQuestion')}
            text={t('manage.offHint')}
            okText={t('manage.off')}
            onConfirm={() => drop().unwrap()}
          />
        )}
        <Button type="text" block onClick={onLeave}>
          {t('manage.back')}
        </Button>
      </div>
    </AuthPage>
  );
}
