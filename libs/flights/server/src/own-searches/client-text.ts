import {
  hasFee,
  typeByAge,
  type ClientText,
  type FlightCriteria,
  type Offer,
  type OfferNames,
  type Segment,
  type Slice,
} from '@traveldesk/flights-contract';
import { dayFormat, instantFormat, isTimeZone, localeOf, type Language } from '@traveldesk/shared-contract';
import { invalid, type Call, type TextParams } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { criteriaOf } from '../review/review';
import { namesIn } from '../search/names';
import { offerToShare } from './shares';

/** An offer to present to a client. */
interface Option {
  offer: Offer;
  names: OfferNames;
  travellers: Pick<FlightCriteria, 'adults' | 'children' | 'infants'>;
}

/** The client's language and its translated texts. */
interface Speech {
  language: Language;
  say(key: string, params?: TextParams): string;
}

/**
 * Returns the text of offers as the caller was shown them, in the client's language. Throws if an offer has expired or the caller may not
 * see it.
 */
export async function readClientText(
  request: Call,
  tools: FlightTools,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<ClientText> {
  const { texts } = request.server.kernel;
  const options: Option[] = [];
  let company: string | null | undefined;
  for (const id of ids) {
    const { offer, names, search } = await offerToShare(request, tools, id);
    // The text goes to one client, who must not see another company's prices.
    if (company !== undefined && company !== search.companyId) throw invalid({ offers: 'client_text_mixed' });
    company = search.companyId;
    options.push({ offer, names: namesIn(names, language), travellers: criteriaOf({ search }) });
  }
  return clientText(options, {
    language,
    say: (key, params) => texts.text('flights', `client.${key}`, language, params),
  });
}

function clientText(options: readonly Option[], speech: Speech): ClientText {
  const { say } = speech;
  const parts = options.map((option, index) =>
    [
      ...(options.length > 1 ? [say('option', { number: index + 1 })] : []),
      ...optionLines(option, speech),
    ].join('\n'),
  );
  const [first] = options;
  const subject = first ? say('subject', { route: routeOf(first), day: dayOf(startOf(first), speech) }) : '';
  return { subject, text: [subject, ...parts, say('end')].join('\n\n') };
}

function optionLines(option: Option, speech: Speech): string[] {
  const { offer, names, travellers } = option;
  const { say } = speech;
  const { change, refund } = offer.conditions;
  return [
    say('price', { price: offer.price.total, travellers: travellersText(travellers, speech) }),
    fareText(offer, speech),
    ...offer.slices.flatMap((slice) => sliceLines(slice, names, speech)),
    bagsText(offer, speech),
    conditionText('change', change, speech),
    conditionText('refund', refund, speech),
    say('until', { when: priceEnd(option, speech) }),
  ];
}

/** Counts travelers by their types of fares and documents (TRAVEL-RULES 2). */
function travellersText(
  { adults, children: minors, infants }: Option['travellers'],
  { say }: Speech,
): string {
  const children = minors.filter((age) => typeByAge(age) === 'child').length;
  return [
    say('adults', { count: adults + minors.length - children }),
    ...(children > 0 ? [say('children', { count: children })] : []),
    ...(infants.length > 0 ? [say('infants', { count: infants.length })] : []),
  ].join(', ');
}

function fareText({ fare_brand: brand, cabin }: Offer, { say }: Speech): string {
  const named = cabin && say(`cabin_${cabin}`);
  if (brand && named) return say('fare', { fare: brand, cabin: named });
  return brand ? say('fareAlone', { fare: brand }) : (named ?? say('fareUnknown'));
}

function sliceLines(slice: Slice, names: OfferNames, speech: Speech): string[] {
  const { say } = speech;
  return [
    '',
    say('trip', {
      from: placeText(slice.origin, names),
      to: placeText(slice.destination, names),
      day: dayOf(slice.departing_at, speech),
      stops: say('stops', { count: slice.stops }),
    }),
    ...slice.segments.map((segment) => segmentText(segment, names, speech)),
  ];
}

function segmentText(segment: Segment, names: OfferNames, speech: Speech): string {
  const { carrier, flight_number: number, operated_by: operator, departing_at, arriving_at } = segment;
  const airline = names.airlines[carrier] ?? carrier;
  const line = speech.say('flight', {
    flight: `${carrier} ${number}`,
    airline,
    from: placeText(segment.origin, names),
    to: placeText(segment.destination, names),
    departs: timeOf(departing_at),
    arrives:
      arriving_at.slice(0, 10) === departing_at.slice(0, 10)
        ? timeOf(arriving_at)
        : speech.say('onDay', { day: dayOf(arriving_at, speech), time: timeOf(arriving_at) }),
  });
  if (operator === carrier) return line;
  return `${line} (${speech.say('operated', { airline: names.airlines[operator] ?? operator })})`;
}

function bagsText({ bags: { carry_on: carryOn, checked } }: Offer, { say }: Speech): string {
  const pieces = (count: number | null) => (count === null ? say('unknown') : say('pieces', { count }));
  return say('bags', { carryOn: pieces(carryOn), checked: pieces(checked) });
}

/**
 * Unknown conditions are stated as unknown, never as "not allowed" (TRAVEL-RULES 15). The supplier's fees are never shown to a client
 * (TRAVEL-RULES 30).
 */
function conditionText(
  name: 'change' | 'refund',
  condition: Offer['conditions']['change'],
  { say }: Speech,
): string {
  const { state } = condition;
  const fee = hasFee(condition);
  if (state !== 'allowed' || fee === null) return say(`${name}_${state}`);
  return say(fee ? `${name}_fee` : `${name}_free`);
}

/**
 * Returns the end of the price's validity in the time zone of the first departure. The text names the zone, since the client may be in
 * another.
 */
function priceEnd(option: Option, { language }: Speech): string {
  const said = option.names.places[option.offer.slices[0]?.origin ?? '']?.time_zone;
  // A place known only to a supplier may have an invalid time zone.
  const timeZone = said && isTimeZone(said) ? said : 'UTC';
  const format = { ...instantFormat, timeZone, timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(localeOf[language], format).format(new Date(option.offer.expires_at));
}

function routeOf({ offer: { slices }, names }: Option): string {
  const cityOf = (code: string) => names.places[code]?.city ?? code;
  const [first] = slices;
  return first ? `${cityOf(first.origin)} – ${cityOf(first.destination)}` : '';
}

const startOf = ({ offer }: Option) => offer.slices[0]?.departing_at ?? '';

function placeText(code: string, { places }: OfferNames): string {
  const city = places[code]?.city;
  return city ? `${city} (${code})` : code;
}

const timeOf = (local: string) => local.slice(11, 16);

function dayOf(local: string, { language }: Speech): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    ...dayFormat,
    weekday: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${local.slice(0, 10)}T00:00:00Z`));
}
