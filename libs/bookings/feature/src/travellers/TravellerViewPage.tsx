import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Bidi, Email, Fact, Facts, preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, useFormat } from '@traveldesk/shared-web';
import { Passport } from './Passport';
import './texts';
import { nameOf } from './traveller.words';
import { bookingsTraveller, useBookingsTravellerQuery } from './travellers.api';
import { useTravellerActions } from './useTravellerActions';

const { Component: TravellerHistory } = preloadable(
  async () => (await import('./TravellerHistory')).TravellerHistory,
);

/** A saved traveler; the passport is shown without its full number. */
export function TravellerViewPage() {
  const { t } = useTranslation(['savedTravellers', 'common']);
  const { date } = useFormat();
  const { id = '' } = useParams();
  const result = useBookingsTravellerQuery(id, { refetchOnMountOrArgChange: true });
  const saved = result.currentData;
  const actions = useTravellerActions();
  return (
    <RecordPage
      name={saved && nameOf(saved)}
      back="/travellers"
      backLabel={t('title')}
      result={result}
      actions={saved ? actions(saved) : []}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <TravellerHistory id={id} /> }]}
    >
      <Facts waiting={!saved}>
        <Fact label={t('fields.company_id')}>{saved && <bdi>{saved.company.name}</bdi>}</Fact>
        <Fact label={t('fields.title')}>{saved?.title && t(`titles.${saved.title}`)}</Fact>
        <Fact label={t('fields.gender')}>{saved?.gender && t(`genders.${saved.gender}`)}</Fact>
        <Fact label={t('fields.born_on')}>{saved?.born_on && date(saved.born_on)}</Fact>
        <Fact label={t('fields.email')}>{saved?.email && <Email>{saved.email}</Email>}</Fact>
        <Fact label={t('fields.phone')}>{saved?.phone && <Bidi>{saved.phone}</Bidi>}</Fact>
        <Fact label={t('fields.document')}>{saved?.document && <Passport document={saved.document} />}</Fact>
        <Fact label={t('fields.loyalty')}>
          {saved?.loyalty.map(({ airline, number }) => (
            <div key={airline + number}>
              <Bidi code>{`${airline} ${number}`}</Bidi>
            </div>
          ))}
        </Fact>
        <Fact label={t('fields.created_at')}>{saved && date(saved.created_at)}</Fact>
      </Facts>
    </RecordPage>
  );
}

TravellerViewPage.loader = recordLoader(bookingsTraveller);

export { TravellerViewPage as Component };
