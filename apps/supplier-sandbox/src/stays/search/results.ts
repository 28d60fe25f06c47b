import { notFound } from '../../http/errors';
import { lettersOf, numberOf, randomText } from '../../http/ids';
import type { Store } from '../../state/store';
import { assumed } from '../assumed';
import { findProperty } from '../world/properties';
import type { Property } from '../world/property';
import type { Rate } from '../world/rate';
import { ratesOf } from '../world/rates';
import type { Negotiated, StaySearchRecord } from './search.record';

export const newSearchKey = () => randomText(12);
export const expiryOf = ({ created }: StaySearchRecord) => created + assumed.resultMinutes * 60_000;
export const resultId = ({ id }: StaySearchRecord, at: number) => `srr_0000${id}${lettersOf(at, 3)}`;
export const rateId = ({ id }: StaySearchRecord, at: number, { no }: Rate) =>
  `rat_0000${id}${lettersOf(at, 3)}${lettersOf(no, 3)}`;

export interface FoundResult {
  search: StaySearchRecord;
  property: Property;
  /** The property's index in its search. */
  at: number;
}

/** Returns the result to which the id of a result or a rate belongs. Throws not_found. */
export function findResult(
  store: Store,
  account: string,
  { id, what }: { id: string; what: string },
): FoundResult {
  const [, key = '', place = ''] = /^(?:srr|rat)_0000(\w{12})(\w{3})/.exec(id) ?? [];
  const search = store.get('staySearches', key);
  const at = numberOf(place);
  const property = findProperty(search?.properties[at] ?? '');
  if (search?.account !== account || !property) throw notFound(what);
  return { search, property, at };
}

/** Returns the rates of a result that match its search. */
export function ratesOfResult({ search, property }: Omit<FoundResult, 'at'>): Rate[] {
  const negotiated = supportedBy(property, search.negotiated);
  return ratesOf(property, { ...search, now: search.created, negotiated }).filter((rate) => {
    const isFree = rate.timeline?.[0]?.refund === rate.total;
    return (
      (!search.freeOnly || isFree) &&
      (search.instant === null || search.instant === (rate.payment === 'pay_now'))
    );
  });
}

/** Returns the negotiated rates that a property supports, by its chain or by its own id. */
export function supportedBy({ id, chain }: Property, negotiated: readonly Negotiated[]): Negotiated[] {
  return negotiated.filter(
    (one) => (one.chain !== null && one.chain === chain?.id) || one.accommodations?.includes(id),
  );
}
