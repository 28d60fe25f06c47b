import type { TFunction } from 'i18next';
import type {
  AirlineCondition,
  CompanyRef,
  PlaceRef,
  RuleNames,
  RuleProduct,
} from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { formatters } from '@traveldesk/shared-web';
import { decimalText, percentOf, weekdayName } from '../sentence/words';
import en from '../texts/en.json';

/** The translation, language and names used to format a rule's fields. */
export interface MarkupWords {
  t: TFunction<'markups'>;
  language: Language;
  names: RuleNames;
}

/** Returns a field's label in the form of a rule for the product. */
export function markupFieldName(t: TFunction<'markups'>, field: string, product?: RuleProduct): string {
  if (!(field in en.fields)) return field;
  return t(`fields.${field as keyof typeof en.fields}`, { ...(product && { context: product }) });
}

type Say = (value: never, words: MarkupWords) => unknown;

const day: Say = (value: string, { language }) => formatters(language).date(value);
const instant: Say = (value: string, { language }) => formatters(language).dateTime(value);
const percent: Say = (value: string, { language }) => percentOf(language, value);
const number: Say = (value: string, { language }) => decimalText(language, value);
const company = (id: string, names: RuleNames) => names.companies[id] ?? id;
/** A company as a version stores it (by id) or as the audit trail does (by its name then, with `↓` when subsidiaries are included). */
function companyOf(one: CompanyRef | string, names: RuleNames): { name: string; below: boolean } {
  if (typeof one !== 'string') return { name: company(one.id, names), below: one.below };
  return { name: one.replace(/ ↓$/, ''), below: one.endsWith(' ↓') };
}
const airlines: Say = ({ mode, codes }: AirlineCondition, { t, names }) => {
  const list = codes.map((code) => names.airlines[code] ?? code).join(', ');
  return mode === 'except' && list ? t('values.except', { list }) : list;
};
const places: Say = (value: readonly (PlaceRef | string)[], { names }) =>
  value.map((one) => (typeof one === 'string' ? one : (names.places[`${one.kind} ${one.code}`] ?? one.code)));

const says: Record<string, Say> = {
  owner_id: (id: string, { names }) => company(id, names),
  companies: (value: readonly (CompanyRef | string)[], { t, names }) =>
    value.map((one) => {
      const { name, below } = companyOf(one, names);
      return below ? t('values.below', { name }) : name;
    }),
  suppliers: (ids: readonly string[], { names }) => ids.map((id) => names.suppliers[id] ?? id),
  marketing: airlines,
  operating: airlines,
  plating: airlines,
  origins: places,
  destinations: places,
  weekdays: (value: readonly number[], words) => value.map((one) => weekdayName(words, one)),
  travel_from: day,
  travel_to: day,
  booking_from: day,
  booking_to: day,
  valid_from: instant,
  valid_until: instant,
  effective_at: instant,
  percent,
  tax_percent: percent,
  amount: number,
  min_amount: number,
  max_amount: number,
  step: number,
  fare_min: number,
  fare_max: number,
};

/** Formats a value for display; a value of an unexpected shape, as in an older version, stays unchanged. */
export function markupFieldValue(field: string, value: unknown, words: MarkupWords): unknown {
  if (value === null || value === undefined || value === '') return null;
  const say = says[field];
  if (say) {
    try {
      return say(value as never, words);
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.map((one: unknown) => wordOf(field, one, words));
  return wordOf(field, value, words);
}

const groups: Record<string, object> = {
  status: en.statuses,
  state: en.states,
  layer: en.layers,
  kind: en.kinds,
  product: en.products,
};
const paths: Record<string, string> = {
  status: 'statuses',
  state: 'states',
  layer: 'layers',
  kind: 'kinds',
  product: 'products',
};

function wordOf(field: string, value: unknown, { t }: MarkupWords): unknown {
  if (typeof value !== 'string') return value;
  const group = groups[field] ?? (en.values as Record<string, unknown>)[field];
  const isKnown = typeof group === 'object' && group !== null && value in group;
  return isKnown ? t(`${paths[field] ?? `values.${field}`}.${value}` as 'statuses.active') : value;
}
