import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { cityPaths, cityPermissions } from '@traveldesk/geo-contract';
import { preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, useLanguage, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { geoCity, useGeoCityQuery } from './cities.api';
import { useCityActions } from './city.actions';
import { CityFacts } from './CityFacts';
import { CityRelated } from './CityRelated';

const { Component: CityHistory } = preloadable(async () => (await import('./CityHistory')).CityHistory);

export function CityViewPage() {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const result = useGeoCityQuery(id, ofRecord);
  const city = result.currentData;
  const actions = useCityActions();
  const can = usePermissions(cityPermissions);
  return (
    <RecordPage
      name={city?.name[language]}
      back="/cities"
      backLabel={t('cities.title')}
      result={result}
      history={cityPaths.history(id)}
      actions={city ? actions(city) : []}
      duplicate={can.create && '/cities/create'}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <CityHistory id={id} /> }]}
    >
      <CityFacts city={city} />
      <CityRelated id={id} />
    </RecordPage>
  );
}

CityViewPage.loader = recordLoader(geoCity);

export { CityViewPage as Component };
