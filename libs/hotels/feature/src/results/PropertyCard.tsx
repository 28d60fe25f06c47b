import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StayPlace } from '@traveldesk/hotels-contract';
import { Stars, useReplacing } from '@traveldesk/hotels-ui';
import { TrainingTag } from '@traveldesk/suppliers-ui';
import { useActiveProperty, useIsActive } from './active-property';
import { PropertyFacts } from './PropertyFacts';
import { RateLines, RatePrice } from './RateLines';
import { RateTable } from './RateTable';
import styles from './results.module.css';
import { fromPricesOf, ShowRates } from './ShowRates';
import type { CardRates } from './useCardRates';
import type { StayRow } from './useStayList';

export interface ListedSupplier {
  name: string;
  training: boolean;
}

export interface PropertyCardProps {
  row: StayRow;
  /** The criteria in the form of `encodeStay`. */
  query: string;
  nights: number;
  place: StayPlace | undefined;
  supplier: (key: string) => ListedSupplier;
  /** Whether to mark rates of training suppliers; false if all suppliers are. */
  training: boolean;
  rates: CardRates;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A property of the list with its best rate; on demand its other rates. */
export function PropertyCard(props: PropertyCardProps) {
  const { row, query, nights, place, supplier, training, rates, open, onOpen } = props;
  const { t } = useTranslation('hotels');
  const id = useId();
  const replaced = useReplacing();
  const active = useActiveProperty();
  const isActive = useIsActive([row.key]);
  const { card, best } = row;
  const { property } = card;
  const others = card.rates.filter((rate) => rate !== best);
  const suppliers = [...new Set(card.rates.map((rate) => rate.supplier))].map(supplier);
  const leave = () => active.set(null);
  return (
    <article
      className={styles.card}
      tabIndex={-1}
      data-key={row.key}
      data-active={isActive}
      aria-labelledby={`${id}name`}
      onPointerEnter={() => active.set(row.key)}
      onPointerLeave={leave}
      onFocus={() => active.set(row.key)}
      onBlur={leave}
    >
      <div className={styles.about}>
        <h2 id={`${id}name`} className={styles.name}>
          <Link to={`/hotels/property/${property.id}?${query}${replaced}`}>
            <bdi>{property.name}</bdi>
          </Link>{' '}
          {property.stars !== null && <Stars stars={property.stars} />}
        </h2>
        <PropertyFacts property={property} place={place} />
        <RateLines rate={best}>
          <bdi>{suppliers.map(({ name }) => name).join(', ')}</bdi>{' '}
          {training && suppliers.some((one) => one.training) && <TrainingTag />}
        </RateLines>
      </div>
      <div className={styles.end}>
        <RatePrice rate={best} nights={nights} />
        <ShowRates prices={fromPricesOf(row)} rates={rates} supplierName={(key) => supplier(key).name} />
        {others.length > 0 && (
          <Button
            type="text"
            size="small"
            className={styles.unfold}
            aria-expanded={open}
            aria-controls={`${id}more`}
            icon={<DownOutlined className={styles.chevron} aria-hidden />}
            onClick={() => onOpen(!open)}
          >
            {t('rate.more', { count: others.length })}
          </Button>
        )}
      </div>
      {open && others.length > 0 && (
        <div id={`${id}more`} className={styles.more}>
          <RateTable name={property.name} rates={others} supplierName={(key) => supplier(key).name} />
        </div>
      )}
    </article>
  );
}
