import { SettingOutlined, UploadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import {
  currencySettingsPermissions,
  exchangeRatePaths,
  exchangeRatePermissions,
} from '@traveldesk/currencies-contract';
import { DataTable, EmptyState, ExportButton, FilterBar, LinkButton, ListPage } from '@traveldesk/shared-ui';
import { listLoader, useCan, useFormat, useListState, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { exchangeRateColumns } from './exchange-rate.columns';
import { exchangeRateFilters } from './exchange-rate.filters';
import { currenciesRates, useCurrenciesRatesQuery } from './exchange-rates.api';

export function ExchangeRatesPage() {
  const { t } = useTranslation('currencies');
  const format = useFormat();
  const can = usePermissions(exchangeRatePermissions);
  const canSet = useCan(currencySettingsPermissions.update);
  const list = useListState(exchangeRateFilters);
  const rates = useCurrenciesRatesQuery(list.query);
  return (
    <ListPage
      title={t('rates.title')}
      note={t('rates.note')}
      create={can.create && '/exchange-rates/create'}
      createLabel={t('rates.add')}
      actions={
        <>
          {can.export && (
            <ExportButton url={exchangeRatePaths.export} query={list.query} name="exchange-rates" />
          )}
          {canSet && (
            <LinkButton icon={<SettingOutlined aria-hidden />} to="/exchange-rates/settings">
              {t('settings.open')}
            </LinkButton>
          )}
          {can.create && (
            <LinkButton icon={<UploadOutlined aria-hidden />} to="/exchange-rates/file">
              {t('file.open')}
            </LinkButton>
          )}
        </>
      }
      filters={<FilterBar fields={exchangeRateFilters} {...list.filterProps} />}
    >
      <DataTable
        {...list.tableProps(rates)}
        columns={exchangeRateColumns(t, format)}
        empty={<EmptyState title={t('rates.empty')} />}
      />
    </ListPage>
  );
}

ExchangeRatesPage.loader = listLoader(currenciesRates, exchangeRateFilters);

export { ExchangeRatesPage as Component };
