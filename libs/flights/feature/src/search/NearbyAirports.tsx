import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bidi } from '@traveldesk/shared-ui';
import { useFlightsNearbyQuery } from './searches.api';
import styles from './search.module.css';

export interface NearbyAirportsProps {
  code: string;
  /** The label of the place field, since a row has two. */
  label: string;
  className?: string | undefined;
  onChoose: (code: string) => void;
}

/** Offers airports near the chosen one, which may be cheaper. */
export function NearbyAirports(props: NearbyAirportsProps) {
  const { t } = useTranslation('flights');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The list disappears after a choice, so the focus returns to its button.
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={props.className}>
      <button
        ref={opener}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-label={t('search.nearbyOf', { field: props.label })}
        onClick={() => setOpen(!open)}
      >
        {t('search.nearby')}
      </button>
      {open && <NearbyList {...props} onDone={close} />}
    </div>
  );
}

function NearbyList({ code, onChoose, onDone }: NearbyAirportsProps & { onDone: () => void }) {
  const { t } = useTranslation('flights');
  const { data, isError } = useFlightsNearbyQuery(code);
  if (!data) return <p className={styles.hint}>{t(isError ? 'search.nearbyFailed' : 'search.nearbyWait')}</p>;
  if (data.data.length === 0) return <p className={styles.hint}>{t('search.nearbyNone')}</p>;
  return (
    <ul className={styles.chips}>
      {data.data.map((airport) => (
        <li key={airport.code}>
          <button
            type="button"
            className={styles.chip}
            title={airport.name}
            onClick={() => {
              onChoose(airport.code);
              onDone();
            }}
          >
            <Bidi code>{airport.code}</Bidi> {airport.city}
            <span className={styles.quiet}>{t('search.km', { km: airport.km })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
