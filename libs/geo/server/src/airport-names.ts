import { ownNameColumns, type OwnNameColumns } from '@traveldesk/shared-server';
import type { OwnNames } from '@traveldesk/shared-contract';

/** What nearly every name of an airport begins with in French and Arabic, and what a list of them is not sorted by. */
const kind =
  /^(?:aéroport (?:international |intercontinental |intérieur |national |régional |municipal |métropolitain )?(?:de l[’']|de la |du |des |de |d[’'])?|مطار )/i;

/** The columns of an airport's names: sorted by what follows "Aéroport de" and "مطار", as its own name begins with its city. */
export function airportNameColumns(names: OwnNames): OwnNameColumns {
  return ownNameColumns(names, (name) => name.replace(kind, ''));
}
