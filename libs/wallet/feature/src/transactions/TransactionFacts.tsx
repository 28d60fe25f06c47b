import { useTranslation } from 'react-i18next';
import { Bidi, Fact, Facts, When } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Transaction } from '@traveldesk/wallet-contract';
import { UsedRate } from '../moving/UsedRate';
import '../texts';
import { ProofFile } from './ProofFile';
import { TransactionType } from './TransactionType';

/** The facts of a transaction; facts that its type does not have are omitted. */
export function TransactionFacts({ transaction }: { transaction: Transaction | undefined }) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat();
  const {
    type,
    author,
    method,
    reference,
    booking,
    received_on: received,
    note,
    reason,
    proof,
    rate,
  } = transaction ?? {};
  return (
    <Facts waiting={!transaction}>
      <Fact label={t('fields.type')}>{type && <TransactionType type={type} />}</Fact>
      <Fact label={t('fields.created_at')}>{transaction && <When at={transaction.created_at} />}</Fact>
      <Fact label={t('fields.author')}>{author ? <bdi>{author.name}</bdi> : t('transaction.noAuthor')}</Fact>
      <Fact label={t('fields.reference')}>{reference && <Bidi code>{reference}</Bidi>}</Fact>
      {booking && (
        <>
          <Fact label={t('fields.traveller')}>{booking.traveller && <bdi>{booking.traveller}</bdi>}</Fact>
          <Fact label={t('fields.route')}>{booking.route && <Bidi code>{booking.route}</Bidi>}</Fact>
        </>
      )}
      {type === 'deposit' && (
        <>
          <Fact label={t('fields.method')}>{method && t(`methods.${method}`)}</Fact>
          <Fact label={t('fields.received_on')}>{received && date(received)}</Fact>
        </>
      )}
      {proof && (
        <Fact label={t('fields.proof')}>
          <ProofFile proof={proof} />
        </Fact>
      )}
      {note && (
        <Fact label={t('fields.note')}>
          <bdi>{note}</bdi>
        </Fact>
      )}
      {reason && (
        <Fact label={t('fields.reason')}>
          <bdi>{reason}</bdi>
        </Fact>
      )}
      {rate && (
        <Fact label={t('fields.rate')}>
          <UsedRate rate={rate} />
        </Fact>
      )}
    </Facts>
  );
}
