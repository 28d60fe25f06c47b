export { currenciesSchema, type Currency } from './currency';
export { isCurrency } from './is-currency';
export { currencyCodes } from './currency.codes';
export {
  conversionRateSchema,
  convert,
  convertSum,
  gainsByRounding,
  leastWithoutGain,
  rateQuotient,
  readableRate,
  type ConversionRate,
  type RateValue,
} from './conversion';
export {
  conversionQuerySchema,
  conversionSchema,
  type Conversion,
  type ConversionQuery,
} from './conversion-call';
export { currencyPaths, currencySettingsPaths, exchangeRatePaths } from './paths';
export { pairOf, pairText, type Pair } from './pair';
export { pairSchema } from './pair.schema';
export {
  currenciesPermissions,
  currencySettingsPermissions,
  currencySettingsReaders,
  exchangeRatePermissions,
} from './permissions';
export {
  exchangeRateExportQuerySchema,
  exchangeRateInputSchema,
  exchangeRatePageSchema,
  exchangeRateQuerySchema,
  exchangeRateSchema,
  ratePairSchema,
  ratePreviewQuerySchema,
  ratePreviewSchema,
  rateSchema,
  type ExchangeRate,
  type ExchangeRateInput,
  type ExchangeRateQuery,
  type RatePair,
  type RatePreview,
  type RatePreviewQuery,
} from './exchange-rate';
export { rateAges, rateSources, type RateSource, type RateStatus } from './exchange-rate.kinds';
export {
  rateFileInputSchema,
  rateFileMaxLength,
  rateFileSchema,
  savedRateFileSchema,
  type RateFile,
  type RateFileInput,
  type SavedRateFile,
} from './rate-file';
export {
  currencySettingsInputSchema,
  currencySettingsSchema,
  type CurrencySettings,
  type CurrencySettingsInput,
} from './currency-settings';
