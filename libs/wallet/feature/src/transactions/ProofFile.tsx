import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSharedSaveListMutation } from '@traveldesk/shared-web';
import { walletPaths, type Transaction } from '@traveldesk/wallet-contract';
import '../texts';

/** Downloads a deposit's proof; it is never displayed inline (SECURITY 43). */
export function ProofFile({ proof }: { proof: NonNullable<Transaction['proof']> }) {
  const { t } = useTranslation('wallet');
  const [save, { isLoading }] = useSharedSaveListMutation();
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      aria-label={t('proof.download', { name: proof.name })}
      onClick={() =>
        void save({ url: walletPaths.proofFile(proof.company_id, proof.id), params: {}, name: proof.name })
      }
    >
      <bdi>{proof.name}</bdi>
    </Button>
  );
}
