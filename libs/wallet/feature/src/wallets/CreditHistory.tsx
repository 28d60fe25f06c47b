import { useTranslation } from 'react-i18next';
import { Amount, EmptyState, ErrorState, When } from '@traveldesk/shared-ui';
import type { CreditHistory as History } from '@traveldesk/wallet-contract';
import { PlainTable, type PlainColumn } from '../PlainTable';
import '../texts';
import { useWalletCreditHistoryQuery } from './wallets.api';

/** Changes of a company's credit limits. */
export function CreditHistory({ id }: { id: string }) {
  const { t } = useTranslation('wallet');
  const { currentData, error, isFetching, refetch } = useWalletCreditHistoryQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching && !currentData) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (currentData?.data.length === 0) return <EmptyState title={t('wallets.limits.empty')} />;
  const columns: PlainColumn<History['data'][number]>[] = [
    {
      key: 'created_at',
      title: t('fields.created_at'),
      render: ({ created_at: at }) => <When at={at} />,
    },
    ...(['before', 'after'] as const).map((key) => ({
      key,
      title: t(`wallets.limits.${key}`),
      figure: true,
      render: (change: History['data'][number]) => <Amount money={change[key]} />,
    })),
    { key: 'reason', title: t('fields.reason'), render: ({ reason }) => reason && <bdi>{reason}</bdi> },
    {
      key: 'author',
      title: t('fields.author'),
      render: ({ author }) => (author ? <bdi>{author.name}</bdi> : t('transaction.noAuthor')),
    },
  ];
  return <PlainTable columns={columns} rows={currentData?.data} keyOf={({ id }) => id} />;
}
