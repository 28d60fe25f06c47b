import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Money } from '@traveldesk/shared-contract';
import { useCan, useFormat, type Format } from '@traveldesk/shared-web';
import styles from './Tile.module.css';
import type { TileData } from './tiles';

interface TileProps extends TileData {
  /** Undefined while loading; null when the user may not know it. */
  value: number | Money | null | undefined;
  /** True when the value is a lower bound. */
  more?: boolean;
  small?: boolean;
}

/** One figure with icon, value and title; a link to the counted records if the user may open them. */
export function Tile({ field, icon, tone, place, counts, value, more = false, small = false }: TileProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const mayGo = useCan(place?.permission);
  const title = t(`statistics.titles.${field}`);
  const said = (figure: string) => (more ? t('statistics.atLeast', { figure }) : figure);
  const counted = counts && t(`statistics.counts.${counts}`);
  return (
    <div className={styles.tile} data-small={small} data-tone={tone} title={counted}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <bdi dir="ltr" className={styles.value} data-testid={field}>
          {value !== undefined && said(shown(value, format))}
        </bdi>
        {place && mayGo ? (
          <Link to={place.path} className={styles.title} {...(counted && { 'aria-description': counted })}>
            {title}
          </Link>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
      </span>
    </div>
  );
}

function shown(value: number | Money | null, { number, money }: Format): string {
  if (value === null) return '—';
  return typeof value === 'number' ? number(value) : money(value);
}
