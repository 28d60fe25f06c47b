import { DownOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlightCriteria, OfferNames, Segment } from '@traveldesk/flights-contract';
import { BagWords, Price, reviewPath, SliceDetails, SliceLine, useWords } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { FareBrands } from './FareBrands';
import type { Itinerary } from './model/itineraries';
import styles from './results.module.css';

export interface ItineraryCardProps {
  itinerary: Itinerary;
  names: OfferNames;
  criteria: FlightCriteria;
  supplierName: (key: string) => string;
  /** The address of the list, to come back to. */
  search: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The least number of seats that is worth a word. */
const few = 9;

/** Airlines that fly what another one sells. */
function operatorsOf(segments: readonly Segment[]): string[] {
  const others = segments.filter(({ carrier, operated_by }) => carrier !== operated_by);
  return [...new Set(others.map(({ operated_by }) => operated_by))];
}

/** One itinerary of the list: its trips, its cheapest price, and on demand everything about it. */
export function ItineraryCard(props: ItineraryCardProps) {
  const { itinerary, names, criteria, supplierName, search, open, onOpen } = props;
  const { t } = useTranslation('flights');
  const words = useWords();
  const id = useId();
  const { cheapest, slices, offers } = itinerary;
  const marks = [
    cheapest.conditions.refund.state === 'allowed' && t('filters.refundable'),
    cheapest.conditions.change.state === 'allowed' && t('filters.changeable'),
  ].filter(Boolean);
  const segments = slices.flatMap((slice) => slice.segments);
  const warnings = [
    segments.some(({ layover }) => layover?.airport_change) && t('segment.airportChange'),
    new Set(segments.map(({ cabin }) => cabin)).size > 1 && t('segment.mixedCabins'),
    segments.some(({ stops }) => stops.length > 0) && t('results.technicalStop'),
    ...operatorsOf(segments).map((code) =>
      t('segment.operatedBy', { airline: names.airlines[code] ?? code }),
    ),
  ].filter(Boolean);
  return (
    <article className={styles.card} data-open={open}>
      <div className={styles.cardTop}>
        <div className={styles.slices}>
          {slices.map((slice, index) => (
            // Trips have no key of their own but their position.
            <SliceLine key={index} slice={slice} names={names} />
          ))}
        </div>
        <div className={styles.cardEnd}>
          <Price price={cheapest.price} travellers={criteria} />
          <div className={styles.cardButtons}>
            <Button
              type="text"
              aria-expanded={open}
              aria-controls={`${id}more`}
              icon={<DownOutlined className={styles.chevron} aria-hidden />}
              onClick={() => onOpen(!open)}
            >
              {offers.length > 1 ? t('fares.count', { count: offers.length }) : t('results.details')}
            </Button>
            <LinkButton type="primary" to={reviewPath(cheapest.id, search)}>
              {t('results.choose')}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className={styles.marks}>
        <span className={styles.quiet}>{supplierName(cheapest.supplier)}</span>
        {cheapest.training && <Tag color="warning">{t('suppliers.training')}</Tag>}
        <BagWords bags={cheapest.bags} />
        {marks.map((mark) => (
          <span key={String(mark)} className={styles.good}>
            {mark}
          </span>
        ))}
        {warnings.map((warning) => (
          <span key={String(warning)} className={styles.seats}>
            {warning}
          </span>
        ))}
        {cheapest.emissions_kg !== null && (
          <span className={styles.quiet}>{words.co2(cheapest.emissions_kg)}</span>
        )}
        {cheapest.seats_left !== null && cheapest.seats_left <= few && (
          <span className={styles.seats}>{t('seatsLeft', { count: cheapest.seats_left })}</span>
        )}
      </div>
      {open && (
        <div id={`${id}more`} className={styles.more}>
          {slices.map((slice, index) => (
            <SliceDetails key={index} slice={slice} number={index + 1} names={names} />
          ))}
          <FareBrands itinerary={itinerary} criteria={criteria} supplierName={supplierName} search={search} />
        </div>
      )}
    </article>
  );
}
