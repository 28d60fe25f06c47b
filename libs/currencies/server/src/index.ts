import {
  currenciesPermissions,
  currencySettingsPermissions,
  exchangeRatePermissions,
} from '@traveldesk/currencies-contract';
import { registerMoneySettings, type ServerModule } from '@traveldesk/shared-server';
import { currencyRoutes } from './currencies.routes';
import { renewDemoRates } from './demo/demo';
import * as exchangeRates from './migrations/20261123T0330_exchange_rates';
import * as waitingRates from './migrations/20261129T1500_waiting_exchange_rates';
import { rateFileRoutes } from './rate-files.routes';
import { exchangeRateExport } from './exchange-rates.export';
import { exchangeRateRoutes } from './exchange-rates.routes';
import { currencyMoneySettings, settingsEntity } from './currency-settings';
import { currencySettingsRoutes } from './currency-settings.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { registerMovedMoney, registerRateApproval } from './currencies.tools';
export { ownRateProblems } from './own-rates';
export { recentRateAuthors } from './exchange-rates.sql';
export { rateAt, ratesTo } from './rate-at';
export { ratesBetween, type RateStep } from './rates-between';
export { tooLarge } from './too-large';
export { askedRatesSchema, dropRates, enactRates, newerRates, type AskedRates } from './waiting-rates';
export { holdPlatformCurrency, platformCurrency } from './currency-settings.sql';

const renewQueue = 'renew-demo-rates';
const ratePermissions = { permissions: [exchangeRatePermissions.list] };

/** Module of currencies, exchange rates, and the platform currency. */
export const currenciesServer: ServerModule = {
  name: 'currencies',
  migrations: {
    '20261123T0330_exchange_rates': exchangeRates,
    '20261129T1500_waiting_exchange_rates': waitingRates,
  },
  texts: { en, fr, ar },
  constraints: { exchange_rates_once: { field: 'valid_from', code: 'rate_exists' } },
  permissions: currenciesPermissions,
  histories: {
    exchange_rate: ratePermissions,
    exchange_rates: ratePermissions,
    [settingsEntity.entity]: { permissions: [currencySettingsPermissions.update] },
  },
  tools: () => ({ currencies: { moved: [] } }),
  contribute: (kernel) => registerMoneySettings(kernel, currencyMoneySettings),
  routes: (app, kernel) => {
    currencyRoutes(app);
    exchangeRateRoutes(app);
    exchangeRateExport(app);
    rateFileRoutes(app);
    currencySettingsRoutes(app, kernel);
  },
  jobs: async (kernel) => {
    await kernel.jobs.queue(renewQueue, async () => {
      if (kernel.config.demoData) await renewDemoRates(kernel);
    });
    await kernel.jobs.schedule(renewQueue, '5 0 * * *');
  },
  demo: (kernel) => renewDemoRates(kernel),
};
