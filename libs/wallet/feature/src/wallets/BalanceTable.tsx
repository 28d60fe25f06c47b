import { useTranslation } from 'react-i18next';
import { Amount, Bidi } from '@traveldesk/shared-ui';
import type { Wallet } from '@traveldesk/wallet-contract';
import { PlainTable, type PlainColumn } from '../PlainTable';
import '../texts';

const parts = ['balance', 'credit_limit', 'held', 'available'] as const;

/** A company's wallets by currency; keeps its space while loading. */
export function BalanceTable({ wallets }: { wallets: readonly Wallet[] | undefined }) {
  const { t } = useTranslation('wallet');
  const columns: PlainColumn<Wallet>[] = [
    {
      key: 'currency',
      title: t('fields.currency'),
      render: ({ currency }) => <Bidi code>{currency}</Bidi>,
    },
    ...parts.map((part) => ({
      key: part,
      title: t(`balance.${part}`),
      figure: true,
      render: (wallet: Wallet) => <Amount money={wallet[part]} bare />,
    })),
  ];
  return <PlainTable columns={columns} rows={wallets} keyOf={({ currency }) => currency} />;
}
