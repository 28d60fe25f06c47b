import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useGeoCountryHistoryInfiniteQuery } from './countries.api';
import { countryFieldName } from './country.fields';

/** The history of a country. */
export function CountryHistory({ id }: { id: string }) {
  const { t } = useTranslation('geo');
  const history = useGeoCountryHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => countryFieldName(t, field)} />;
}
