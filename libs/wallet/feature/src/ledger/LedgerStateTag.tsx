import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Tag } from '@traveldesk/shared-ui';
import type { LedgerState } from '@traveldesk/wallet-contract';
import '../texts';

export function LedgerStateTag({ state }: { state: LedgerState }) {
  const { t } = useTranslation('wallet');
  const isWhole = state === 'whole';
  return (
    <Tag
      color={isWhole ? 'success' : 'error'}
      icon={isWhole ? <CheckCircleOutlined aria-hidden /> : <StopOutlined aria-hidden />}
    >
      {t(`ledger.states.${state}`)}
    </Tag>
  );
}
