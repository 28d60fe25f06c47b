import { DownOutlined, TagOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlightCriteria, OfferNames } from '@traveldesk/flights-contract';
import { JourneyDetails, Price, reviewPath, SliceLine, SliceRow } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { FareBrands } from './FareBrands';
import type { Itinerary } from './model/itineraries';
import { CompactMarks, OfferMarks } from './OfferMarks';
import styles from './results.module.css';
import type { Density } from './useDensity';

export interface ItineraryCardProps {
  itinerary: Itinerary;
  names: OfferNames;
  criteria: FlightCriteria;
  supplierName: (key: string) => string;
  /** The query of the list, for the way back. */
  search: string;
  density: Density;
  /** Whether no other itinerary is cheaper. */
  cheapest: boolean;
  /** Whether to mark offers of training suppliers; false if the whole list is from training suppliers. */
  training: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** An itinerary of the list: its trips and its lowest price; on demand all details. */
export function ItineraryCard(props: ItineraryCardProps) {
  const { itinerary, names, criteria, supplierName, search, density, training, open, onOpen } = props;
  const { t } = useTranslation('flights');
  const id = useId();
  const { cheapest: offer, slices, offers } = itinerary;
  const isCompact = density === 'compact';
  const Trip = isCompact ? SliceRow : SliceLine;
  const dated = slices.length > 2;
  const more = offers.length > 1 ? t('fares.count', { count: offers.length }) : t('results.details');
  return (
    <article
      className={styles.card}
      tabIndex={-1}
      data-key={itinerary.key}
      aria-label={nameOf(itinerary, names)}
      data-open={open}
      data-compact={isCompact}
      data-cheapest={props.cheapest}
    >
      <div className={styles.cardTop}>
        <div className={styles.slices}>
          {slices.map((slice, index) => (
            // Trips have no other key than their position.
            <Trip key={index} slice={slice} names={names} dated={dated} />
          ))}
        </div>
        {isCompact && <CompactMarks offer={offer} training={training} />}
        <div className={styles.cardEnd}>
          <div className={styles.cardPrice}>
            {props.cheapest && <Cheapest />}
            <Price price={offer.price} travellers={criteria} brief={isCompact} />
            {isCompact && (
              <span className={styles.compactFare}>{offer.fare_brand ?? t('fares.unnamed')}</span>
            )}
          </div>
          <div className={styles.cardButtons}>
            <Button
              type="text"
              size={isCompact ? 'small' : 'middle'}
              aria-expanded={open}
              title={isCompact ? more : undefined}
              aria-controls={`${id}more`}
              icon={<DownOutlined className={styles.chevron} aria-hidden />}
              onClick={() => onOpen(!open)}
            >
              {isCompact ? <Count offers={offers.length} /> : more}
            </Button>
            <LinkButton
              type="primary"
              size={isCompact ? 'small' : 'middle'}
              to={reviewPath(offer.id, search)}
            >
              {t('results.choose')}
            </LinkButton>
          </div>
        </div>
      </div>
      {!isCompact && (
        <OfferMarks
          offer={offer}
          names={names}
          supplierName={supplierName(offer.supplier)}
          training={training}
        />
      )}
      {open && (
        <div id={`${id}more`} className={styles.more}>
          <JourneyDetails slices={slices} names={names} conditions={offer.conditions} />
          <FareBrands itinerary={itinerary} criteria={criteria} supplierName={supplierName} search={search} />
        </div>
      )}
    </article>
  );
}

/** Shows the number of fares; the word is for screen readers. */
function Count({ offers }: { offers: number }) {
  const { t } = useTranslation('flights');
  return (
    <>
      {offers > 1 && offers}
      <span className={styles.spoken}> {t(offers > 1 ? 'fares.title' : 'results.details')}</span>
    </>
  );
}

function Cheapest() {
  const { t } = useTranslation('flights');
  return (
    <span className={styles.cheapest}>
      <TagOutlined aria-hidden /> {t('tiles.price')}
    </span>
  );
}

/** Returns the label of an itinerary for screen readers: airlines and departure times. */
function nameOf({ slices }: Itinerary, { airlines }: OfferNames): string {
  const carriers = new Set(slices.flatMap(({ segments }) => segments.map(({ carrier }) => carrier)));
  const times = slices.map(({ origin, destination, departing_at }) => {
    return `${origin} ${departing_at.slice(11, 16)} ${destination}`;
  });
  return [[...carriers].map((code) => airlines[code] ?? code).join(', '), ...times].join(' · ');
}
