import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenedProperty, PropertyDetails } from '@traveldesk/hotels-contract';
import { ArrivalFacts, PhotoGrid, StayFacts, amenityName } from '@traveldesk/hotels-ui';
import type { Opened } from './property.api';
import { PropertyPosition } from './PropertyPosition';
import { RatesPart } from './RatesPart';
import { useRates } from './useRates';
import styles from './property.module.css';

export interface PropertyViewProps {
  found: OpenedProperty;
  opened: Opened;
  /** The address's query. */
  search: string;
  isAnew: boolean;
}

/** A property whose suppliers are asked for rates. They also give photos, times and a description; the first supplier that has
 * them is used. */
export function PropertyView({ found, opened, search, isAnew }: PropertyViewProps) {
  const { t } = useTranslation('hotels');
  const { property, time_zone: zone, suppliers } = found;
  const rates = useRates(opened, suppliers, isAnew);
  const told = rates.flatMap(({ answer }) => answer?.details ?? []);
  const isWaiting = rates.some(({ isAsking, answer }) => isAsking && !answer);
  const description = told.find((details) => details.description)?.description;
  return (
    <>
      <PhotoGrid
        title={property.name}
        photos={told.find(({ photos }) => photos.length > 0)?.photos ?? []}
        waiting={isWaiting}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RatesPart found={found} search={search} query={opened.query} rates={rates} />
        </div>
        <aside className={styles.side}>
          <Card title={t('property.stay.title')}>
            <StayFacts search={found.search} />
            <Link to={`/hotels/search?${search}`} className={styles.change}>
              {t('property.stay.edit')}
            </Link>
          </Card>
          <Card title={t('property.position')}>
            <PropertyPosition
              property={property}
              place={found.search.place}
              radius={found.search.criteria.radius}
            />
          </Card>
          <Card title={t('property.amenities')}>
            <Amenities amenities={property.amenities} />
          </Card>
          {/* Placed below the content that is known at once, because the length of the suppliers' texts is not. */}
          <Card title={t('property.stay.arrival')}>
            <ArrivalFacts
              details={toldOfArrival(told)}
              waiting={isWaiting}
              zone={zone}
              checkIn={found.search.criteria.check_in}
            />
          </Card>
          {description && (
            <Card title={t('property.description')}>
              <p className={styles.description} dir="auto">
                {description}
              </p>
            </Card>
          )}
        </aside>
      </div>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Amenities({ amenities }: Pick<OpenedProperty['property'], 'amenities'>) {
  const { t } = useTranslation('hotels');
  if (!amenities) return <p className={styles.quiet}>{t('property.stay.notStated')}</p>;
  if (amenities.length === 0) return <p className={styles.quiet}>{t('property.noAmenities')}</p>;
  return (
    <ul className={styles.amenities}>
      {amenities.map((type) => (
        <li key={type}>{amenityName(type, t)}</li>
      ))}
    </ul>
  );
}

/** Times are taken from one supplier, because those of two may contradict each other. */
function toldOfArrival(told: readonly PropertyDetails[]): PropertyDetails | undefined {
  return told.find(({ check_in_after, check_out_before }) => check_in_after ?? check_out_before) ?? told[0];
}
