import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { countryPaths, countryPermissions } from '@traveldesk/geo-contract';
import { preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, useLanguage, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { geoCountry, useGeoCountryQuery } from './countries.api';
import { useCountryActions } from './country.actions';
import { CountryFacts } from './CountryFacts';
import { CountryRelated } from './CountryRelated';

const { Component: CountryHistory } = preloadable(
  async () => (await import('./CountryHistory')).CountryHistory,
);

export function CountryViewPage() {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const result = useGeoCountryQuery(id, ofRecord);
  const country = result.currentData;
  const actions = useCountryActions();
  const can = usePermissions(countryPermissions);
  return (
    <RecordPage
      name={country?.name[language]}
      back="/countries"
      backLabel={t('countries.title')}
      result={result}
      history={countryPaths.history(id)}
      actions={country ? actions(country) : []}
      duplicate={can.create && '/countries/create'}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <CountryHistory id={id} /> }]}
    >
      <CountryFacts country={country} />
      <CountryRelated id={id} />
    </RecordPage>
  );
}

CountryViewPage.loader = recordLoader(geoCountry);

export { CountryViewPage as Component };
