import { placeKey, type MarkupRule, type PlaceRef, type RuleNames } from '@traveldesk/markups-contract';
import { isGone } from '../places';
import { hotelParts } from './hotel';
import { isPerPassenger } from './value';
import { isolateName, inOrder, listText, moneyText, type SentenceWords } from './words';

/** Names the products of a rule with conditions; a rule for flights names none. */
export function productPart({ product }: MarkupRule, { t }: SentenceWords): string[] {
  if (product === 'flight') return [];
  return [t(product === 'hotel' ? 'what.hotels' : 'what.flightsAndHotels')];
}

/** Returns one part per condition on the offer. */
export function whatParts(rule: MarkupRule, names: RuleNames, words: SentenceWords): string[] {
  return [
    suppliersPart(rule, names, words),
    ...airlineParts(rule, names, words),
    rule.product === 'hotel' ? placePart(rule, names, words) : routePart(rule, names, words),
    ...hotelParts(rule, words),
    rule.area ? words.t(`what.area.${rule.area}`) : '',
    tripsPart(rule, words),
    cabinsPart(rule, words),
    brandsPart(rule, words),
    passengersPart(rule, words),
    farePart(rule, words),
  ].filter((part) => part !== '');
}

function suppliersPart({ suppliers }: MarkupRule, names: RuleNames, words: SentenceWords): string {
  if (suppliers.length === 0) return '';
  const named = suppliers.map((id) => nameOr(words, names.suppliers[id]));
  return words.t('what.suppliers', { list: listText(words, named, 'or') });
}

function nameOr(words: SentenceWords, name: string | undefined): string {
  return name ? isolateName(words, name) : words.t('missing');
}

function airlineParts(rule: MarkupRule, names: RuleNames, words: SentenceWords): string[] {
  return (['plating', 'marketing', 'operating'] as const).map((part) => {
    const { mode, codes } = rule[part];
    if (codes.length === 0) return '';
    const named = codes.map((code) => isolateName(words, names.airlines[code] ?? code));
    const list = listText(words, named, mode === 'only' ? 'or' : 'and');
    return words.t(`what.${part}.${mode}`, { list });
  });
}

function routePart(rule: MarkupRule, names: RuleNames, words: SentenceWords): string {
  const { origins, destinations, both_ways: bothWays } = rule;
  const { t } = words;
  const from = placesText(origins, names, words);
  const to = placesText(destinations, names, words);
  if (from && to) return t(bothWays ? 'what.route.bothWays' : 'what.route.oneWay', { from, to });
  if (from) return t(bothWays ? 'what.route.fromOrBack' : 'what.route.from', { from });
  return to ? t(bothWays ? 'what.route.toOrBack' : 'what.route.to', { to }) : '';
}

function placePart({ destinations }: MarkupRule, names: RuleNames, words: SentenceWords): string {
  const list = placesText(destinations, names, words);
  return list && words.t('what.place', { list });
}

function placesText(places: readonly PlaceRef[], names: RuleNames, words: SentenceWords): string {
  if (places.length === 0) return '';
  const named = places.map((place) => {
    const { kind, code } = place;
    const name = names.places[placeKey(place)];
    if (kind === 'zone') return nameOr(words, name);
    if (isGone(place, names)) return words.t('what.gone', { code: inOrder(words, code) });
    if (!name) return inOrder(words, code);
    // Cities often have several airports with similar names, so add the code.
    return kind === 'airport'
      ? words.t('what.airport', { name: isolateName(words, name), code: inOrder(words, code) })
      : isolateName(words, name);
  });
  return listText(words, named, 'or');
}

function tripsPart({ trip_types: types }: MarkupRule, words: SentenceWords): string {
  if (types.length === 0) return '';
  const named = types.map((type) => words.t(`what.trip.${type}`));
  return words.t('what.trips', { list: listText(words, named, 'or') });
}

function cabinsPart({ cabins }: MarkupRule, words: SentenceWords): string {
  if (cabins.length === 0) return '';
  const named = cabins.map((cabin) => words.t(`what.cabin.${cabin}`));
  return words.t('what.cabins', { list: listText(words, named, 'or') });
}

function brandsPart({ fare_brands: brands }: MarkupRule, words: SentenceWords): string {
  if (brands.length === 0) return '';
  const named = brands.map((name) => words.t('what.brand', { name: isolateName(words, name) }));
  return words.t('what.brands', { list: listText(words, named, 'or') });
}

/** Left out when the sentence already says "per adult". */
function passengersPart(rule: MarkupRule, words: SentenceWords): string {
  if (rule.passengers.length === 0 || isPerPassenger(rule)) return '';
  const named = rule.passengers.map((type) => words.t(`travellers.${type}`));
  return words.t('what.passengers', { list: listText(words, named, 'or') });
}

function farePart({ fare_min, fare_max, currency, product }: MarkupRule, words: SentenceWords): string {
  const money = (amount: string) => moneyText(words, amount, currency);
  if (fare_min && fare_max) {
    return words.t('what.fare.both', { min: money(fare_min), max: money(fare_max), context: product });
  }
  if (fare_min) return words.t('what.fare.min', { min: money(fare_min), context: product });
  return fare_max ? words.t('what.fare.max', { max: money(fare_max), context: product }) : '';
}
