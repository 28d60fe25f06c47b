import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { airlinePaths, airlinePermissions } from '@traveldesk/airlines-contract';
import { nameIn } from '@traveldesk/shared-contract';
import { preloadable, RecordPage, useAddedTabs } from '@traveldesk/shared-ui';
import { recordLoader, ofRecord, useLanguage, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { useAirlineActions } from './airline.actions';
import { AirlineFacts } from './AirlineFacts';
import { airlinesAirline, useAirlinesAirlineQuery } from './airlines.api';
import { AirlineStatusTag } from './AirlineStatusTag';

const { Component: AirlineHistory } = preloadable(
  async () => (await import('./AirlineHistory')).AirlineHistory,
);

export function AirlineViewPage() {
  const { t } = useTranslation(['airlines', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const result = useAirlinesAirlineQuery(id, ofRecord);
  const airline = result.currentData;
  const actions = useAirlineActions();
  const can = usePermissions(airlinePermissions);
  const added = useAddedTabs('airline-tab', airline && { id, code: airline.iata });
  return (
    <RecordPage
      name={airline && nameIn(airline, language)}
      state={airline && <AirlineStatusTag status={airline.status} />}
      back="/airlines"
      backLabel={t('airlines.title')}
      result={result}
      history={airlinePaths.history(id)}
      actions={airline ? actions(airline) : []}
      duplicate={can.create && '/airlines/create'}
      tabs={[
        ...added,
        { key: 'history', label: t('common:history.title'), content: <AirlineHistory id={id} /> },
      ]}
    >
      <AirlineFacts airline={airline} />
    </RecordPage>
  );
}

AirlineViewPage.loader = recordLoader(airlinesAirline);

export { AirlineViewPage as Component };
