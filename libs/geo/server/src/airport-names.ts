import { ownNameColumns, type OwnNameColumns } from '@traveldesk/shared-server';
import type { OwnNames } from '@traveldesk/shared-contract';

/** The common beginning of airport names in French and Arabic, which sorting ignores. */
const kind =
  /^(?:aéroport (?:international |intercontinental |intérieur |national |régional |municipal |métropolitain )?(?:de l[’']|de la |du |des |de |d[’'])?|مطار )/i;

/** Returns the columns of an airport's names. French and Arabic names sort without "Aéroport de" and "مطار", that is, usually by city. */
export function airportNameColumns(names: OwnNames): OwnNameColumns {
  return ownNameColumns(names, (name) => name.replace(kind, ''));
}
