import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { airportPaths, airportPermissions } from '@traveldesk/geo-contract';
import { nameIn } from '@traveldesk/shared-contract';
import { preloadable, RecordPage, useAddedTabs } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, useLanguage, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { useAirportActions } from './airport.actions';
import { AirportFacts } from './AirportFacts';
import { geoAirport, useGeoAirportQuery } from './airports.api';

const { Component: AirportHistory } = preloadable(
  async () => (await import('./AirportHistory')).AirportHistory,
);

export function AirportViewPage() {
  const { t } = useTranslation(['geo', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const result = useGeoAirportQuery(id, ofRecord);
  const airport = result.currentData;
  const actions = useAirportActions();
  const can = usePermissions(airportPermissions);
  const added = useAddedTabs('airport-tab', airport && { id, code: airport.iata });
  return (
    <RecordPage
      name={airport && nameIn(airport, language)}
      back="/airports"
      backLabel={t('airports.title')}
      result={result}
      history={airportPaths.history(id)}
      actions={airport ? actions(airport) : []}
      duplicate={can.create && '/airports/create'}
      tabs={[
        ...added,
        { key: 'history', label: t('common:history.title'), content: <AirportHistory id={id} /> },
      ]}
    >
      <AirportFacts airport={airport} />
    </RecordPage>
  );
}

AirportViewPage.loader = recordLoader(geoAirport);

export { AirportViewPage as Component };
