import { Button } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DayTimeInput, ErrorState, useKeptFields } from '@traveldesk/shared-ui';
import { serverNow, useFormat, useWriteAddress } from '@traveldesk/shared-web';
import { WalletEarnings } from '@traveldesk/wallet-ui';
import '../texts';
import { BalanceTable } from './BalanceTable';
import styles from './BalanceAt.module.css';
import { instantOf, localOf } from './local-time';
import { useWalletBalanceAtQuery } from './wallets.api';

/** A chosen instant is a query, so leaving the page needs no warning about unsaved input. */
const unasked = { asks: false };

/** A company's balances at an instant, which is in the address so that it can be shared. */
export function BalanceAt({ id }: { id: string }) {
  const { t } = useTranslation('wallet');
  const { dateTime } = useFormat();
  const [search] = useSearchParams();
  const write = useWriteAddress();
  const at = instantOf(search.get('at'));
  const [first] = useState(() => ({ typed: localOf(at ?? new Date(serverNow()).toISOString()) }));
  const kept = useKeptFields('balance-at', first, unasked);
  const { typed } = kept.values;
  const { currentData, error, isFetching, refetch } = useWalletBalanceAtQuery(at ? { id, at } : skipToken);
  const chosen = instantOf(typed);
  const isAhead = chosen !== undefined && Date.parse(chosen) > serverNow();
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isAhead) return;
    write((now) => (now.set('at', chosen), now), { replace: true });
  };
  return (
    <section className={styles.at} aria-busy={isFetching}>
      {kept.notice}
      <form className={styles.form} onSubmit={show}>
        <DayTimeInput
          className={styles.input}
          label={t('wallets.at.instant')}
          aria-invalid={isAhead}
          value={typed}
          onChange={(next) => kept.change({ typed: next })}
        />
        <Button type="primary" ghost htmlType="submit" disabled={!chosen || isAhead}>
          {t('wallets.at.show')}
        </Button>
        {isAhead && (
          <span role="alert" className={styles.problem}>
            {t('wallets.at.future')}
          </span>
        )}
      </form>
      {!at && <p className={styles.hint}>{t('wallets.at.hint')}</p>}
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {at && !error && (
        <>
          <p className={styles.hint}>{t('wallets.at.shown', { time: dateTime(at) })}</p>
          <BalanceTable wallets={currentData?.data} />
          <WalletEarnings companyId={id} earnings={currentData?.earnings} />
        </>
      )}
    </section>
  );
}
