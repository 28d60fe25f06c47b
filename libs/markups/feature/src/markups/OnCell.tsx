import { useTranslation } from 'react-i18next';
import type { Markup, PlaceRef } from '@traveldesk/markups-contract';
import { Bidi } from '@traveldesk/shared-ui';
import styles from './markup.columns.module.css';
import { MoreOf } from './MoreOf';

/** As many codes as a line of a cell has room for. */
const room = 3;

/** On which flights a rule counts, as far as suppliers, airlines and route say it. */
export function OnCell({ markup }: { markup: Markup }) {
  const { t } = useTranslation('markups');
  const { suppliers, plating, marketing, operating, origins, destinations, both_ways: both, names } = markup;
  const placeOf = ({ kind, code }: PlaceRef) =>
    kind === 'zone' ? (names.places[`zone ${code}`] ?? '') : code;
  const airlines = [plating, marketing, operating].filter(({ codes }) => codes.length > 0);
  const hasRoute = origins.length + destinations.length > 0;
  return (
    <>
      {suppliers.length > 0 && <MoreOf names={suppliers.map((id) => names.suppliers[id] ?? id)} />}
      {airlines.map(({ mode, codes }, index) => {
        const list = `\u2066${shortened(codes)}\u2069`;
        return (
          <span key={index} className={styles.line}>
            {mode === 'except' ? t('values.except', { list }) : list}
          </span>
        );
      })}
      {hasRoute && (
        <Bidi>
          {[shortened(origins.map(placeOf)) || '*', shortened(destinations.map(placeOf)) || '*'].join(
            both ? ' ↔ ' : ' → ',
          )}
        </Bidi>
      )}
      {suppliers.length + airlines.length === 0 && !hasRoute && t('cell.everything')}
    </>
  );
}

function shortened(codes: readonly string[]): string {
  return codes.slice(0, room).join(', ') + (codes.length > room ? '…' : '');
}
