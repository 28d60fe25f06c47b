import {
  FileTextOutlined,
  PlusOutlined,
  SwapOutlined,
  ToolOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@traveldesk/shared-ui';
import { usePermissions } from '@traveldesk/shared-web';
import { walletPermissions } from '@traveldesk/wallet-contract';
import './texts';
import styles from './WalletPanel.module.css';

interface WalletActionsProps {
  companyId: string;
  /** Navigation state for the linked form. */
  state: unknown;
  /** Whether to link to the wallet's own page. */
  leadsThere: boolean;
}

/** The permitted actions on a company's money. */
export function WalletActions({ companyId, state, leadsThere }: WalletActionsProps) {
  const { t } = useTranslation('walletPanel');
  const can = usePermissions(walletPermissions);
  return (
    <div className={styles.actions}>
      {can.deposit && (
        <LinkButton
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          to={`/transactions/deposit/${companyId}`}
          state={state}
        >
          {t('actions.deposit')}
        </LinkButton>
      )}
      {can.list && (
        <LinkButton icon={<FileTextOutlined aria-hidden />} to={`/transactions/statement/${companyId}`}>
          {t('actions.statement')}
        </LinkButton>
      )}
      {can.convert && (
        <LinkButton
          icon={<SwapOutlined aria-hidden />}
          to={`/transactions/convert/${companyId}`}
          state={state}
        >
          {t('actions.convert')}
        </LinkButton>
      )}
      {can.adjust && (
        <LinkButton
          icon={<ToolOutlined aria-hidden />}
          to={`/transactions/adjust/${companyId}`}
          state={state}
        >
          {t('actions.adjust')}
        </LinkButton>
      )}
      {leadsThere && can.list && (
        <LinkButton icon={<WalletOutlined aria-hidden />} to={`/transactions/wallet/${companyId}`}>
          {t('actions.open')}
        </LinkButton>
      )}
    </div>
  );
}
