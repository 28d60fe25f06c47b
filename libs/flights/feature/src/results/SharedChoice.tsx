import { useTranslation } from 'react-i18next';
import { offerChanges, shareDays, type Offer, type Share } from '@traveldesk/flights-contract';
import { ChangesTable, Price, reviewPath, type SearchState, SliceLine } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { isolateDirection, problemOf, useFormat } from '@traveldesk/shared-web';
import { byPrice } from './model/itineraries';
import styles from './results.module.css';
import { useFlightsShareQuery } from './shares.api';

export interface SharedChoiceProps {
  id: string;
  trips: number;
  state: SearchState;
  /** The query of the list, for the way back. */
  search: string;
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function SharedChoice({ id, trips, state, search }: SharedChoiceProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const isDamaged = !idShape.test(id);
  const { data: share, error } = useFlightsShareQuery(id, { skip: isDamaged });
  if (error || isDamaged) {
    // An expired share and another company's give the same message, so that nobody learns what others have shared.
    const isMissing = problemOf(error)?.code === 'not_found';
    const said = problemOf(error)?.message ?? t('share.failed');
    return (
      <p role="alert" className={styles.notice}>
        {isDamaged ? t('share.damaged') : isMissing ? t('share.missing', { count: shareDays }) : said}
      </p>
    );
  }
  // Has its final height from the start, to avoid a layout shift.
  const height = { minBlockSize: 150 + 52 * trips };
  if (!share) {
    return (
      <div className={styles.shared} style={height}>
        {t('share.loading')}
      </div>
    );
  }
  const when = isolateDirection(format.dateTime(share.shared_at));
  return (
    <section className={styles.shared} style={height} aria-label={t('share.title')}>
      <h2 className={styles.sharedTitle}>
        {share.shared_by === null
          ? t('share.byStaff', { when })
          : t('share.by', { name: isolateDirection(share.shared_by), when })}
      </h2>
      <div className={styles.cardTop}>
        <div className={styles.slices}>
          {share.offer.slices.map((slice, index) => (
            <SliceLine key={index} slice={slice} names={share.names} />
          ))}
        </div>
        <div>
          <p className={styles.sharedFare}>
            <strong>{share.offer.fare_brand ?? t('fares.unnamed')}</strong>
            {share.offer.cabin && <> · {t(`cabins.${share.offer.cabin}`)}</>}
          </p>
          <Price price={share.offer.price} travellers={share.criteria} />
        </div>
      </div>
      <SharedNow share={share} state={state} search={search} />
    </section>
  );
}

/** Returns the same fare in the new search, otherwise the cheapest fare of the same flights. */
function foundAgain(offers: readonly Offer[], wanted: Offer): Offer | undefined {
  const fares = offers.filter(({ itinerary_key }) => itinerary_key === wanted.itinerary_key).sort(byPrice);
  return fares.find(({ offer_key }) => offer_key === wanted.offer_key) ?? fares[0];
}

function SharedNow({ share, state, search }: { share: Share } & Omit<SharedChoiceProps, 'id' | 'trips'>) {
  const { t } = useTranslation('flights');
  const found = foundAgain(state.offers, share.offer);
  // Another supplier may still return the same fare.
  const same = found?.offer_key === share.offer.offer_key;
  if (state.status === 'searching' && !same) {
    return <p role="status">{t('share.looking')}</p>;
  }
  if (!found) return <p role="status">{t('share.gone')}</p>;
  const changes = offerChanges(share.offer, found);
  const names = {
    places: { ...share.names.places, ...state.names.places },
    airlines: { ...share.names.airlines, ...state.names.airlines },
    aircraft: { ...share.names.aircraft, ...state.names.aircraft },
  };
  return (
    <div role="status" className={styles.sharedNow}>
      <p>{t(!same ? 'share.otherFare' : changes.length > 0 ? 'share.changed' : 'share.unchanged')}</p>
      {changes.length > 0 && <ChangesTable changes={changes} names={names} />}
      <LinkButton to={reviewPath(found.id, search)}>{t('results.choose')}</LinkButton>
    </div>
  );
}
