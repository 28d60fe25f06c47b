import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DataTable, EmptyState, ExportButton, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, serverNow, useCan, useListState } from '@traveldesk/shared-web';
import { walletPaths, walletPermissions } from '@traveldesk/wallet-contract';
import { LedgerBanner, useWalletBalanceQuery, walletBalance } from '@traveldesk/wallet-ui';
import { fresh } from '../fresh';
import '../texts';
import { dayOf, periodOf } from './period';
import { PeriodBar } from './PeriodBar';
import { statementColumns } from './statement.columns';
import { statementFilters } from './statement.fields';
import { useWalletStatementQuery } from './statement.api';
import styles from './StatementPage.module.css';
import { StatementPdf } from './StatementPdf';
import { StatementPrint } from './StatementPrint';
import { StatementSums } from './StatementSums';

/** A company's statement of a period: opening balance, movements, closing balance (TRAVEL-RULES 38). */
export function StatementPage() {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation('common');
  const { id = '' } = useParams();
  const mayExport = useCan(walletPermissions.export);
  const list = useListState(statementFilters);
  const balance = useWalletBalanceQuery(id, { refetchOnMountOrArgChange: fresh });
  const { company, data: wallets, earnings, ledger } = balance.currentData ?? {};
  const asked = list.query;
  const account = asked.account === 'earnings' ? ('earnings' as const) : undefined;
  const currencies = (account ? earnings : wallets)?.map((one) => one.currency) ?? [];
  const month = periodOf('thisMonth', new Date(serverNow()));
  const currency = currencies.find((one) => one === asked.currency) ?? currencies[0];
  const period = { from: dayOf(asked.from) ?? month.from, to: dayOf(asked.to) ?? month.to };
  const { onUnknown } = list.filterProps;
  useEffect(() => {
    for (const end of ['from', 'to'] as const) {
      const typed = asked[end];
      if (typed && !dayOf(typed)) onUnknown(end, typed, common('form.day'));
    }
    if (asked.currency && currency && asked.currency !== currency) onUnknown('currency', asked.currency);
  }, [asked, currency, onUnknown, common]);
  const isBackwards = period.to < period.from;
  const { reference, page, per_page } = asked;
  const whole = { currency: currency ?? '', ...period, ...(account && { account }), page, per_page };
  const query = { ...whole, ...(reference && { reference }) };
  const statement = useWalletStatementQuery(currency && !isBackwards ? { id, query } : skipToken, {
    refetchOnMountOrArgChange: fresh,
  });
  const shown = statement.currentData;
  const file = `${account ?? 'statement'}-${currency}-${period.from}-${period.to}`;
  const table = list.tableProps(statement);
  return (
    <RecordPage
      name={company && t(account ? 'statement.ofEarnings' : 'statement.of', { company: company.name })}
      back={`/transactions/wallet/${id}`}
      backLabel={t('wallets.one')}
      result={balance}
      actions={[]}
    >
      <div>
        <LedgerBanner state={ledger} />
        <PeriodBar
          currencies={currencies}
          currency={currency}
          period={period}
          reference={reference}
          onChange={(chosen) =>
            list.filterProps.onSearch({ account, currency, ...period, reference, ...chosen })
          }
          ready={shown !== undefined}
          actions={
            <>
              <StatementPrint id={id} query={whole} shown={reference ? undefined : shown} />
              {mayExport && (
                <>
                  <StatementPdf id={id} query={whole} name={file} />
                  <ExportButton url={walletPaths.statementExport(id)} query={query} name={file} />
                </>
              )}
            </>
          }
        />
        {isBackwards ? (
          <EmptyState title={t('problems.period_order')} />
        ) : (
          <>
            <StatementSums statement={shown} />
            {reference && <p className={styles.note}>{t('statement.wholePeriod')}</p>}
            <div className={styles.card}>
              <DataTable
                {...table}
                filtered={false}
                columns={statementColumns(t, currency)}
                empty={
                  reference ? (
                    <EmptyState title={t('statement.noneOf')} hint={t('statement.noneOfHint')} />
                  ) : (
                    <EmptyState title={t('statement.empty')} hint={t('statement.emptyHint')} />
                  )
                }
              />
            </div>
          </>
        )}
      </div>
    </RecordPage>
  );
}

StatementPage.loader = recordLoader(walletBalance);

export { StatementPage as Component };
