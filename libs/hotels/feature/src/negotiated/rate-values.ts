import type { TFunction } from 'i18next';
import type { NegotiatedRate } from '@traveldesk/hotels-contract';
import type { RemoteOption } from '@traveldesk/shared-ui';

/** The fields of the form: a rate is of a chain or of single properties. */
export interface RateValues {
  name?: string;
  code?: string;
  scope: 'chain' | 'properties';
  chain?: string | null;
  property_ids?: string[] | null;
}

export const blankRate: RateValues = { scope: 'chain' };

export function valuesOf({ name, code, chain, properties }: NegotiatedRate): RateValues {
  return {
    name,
    code,
    scope: chain ? 'chain' : 'properties',
    chain: chain?.ref ?? null,
    property_ids: properties?.map(({ id }) => id) ?? null,
  };
}

/** Converts form values to the API's input, with only the chosen scope. */
export function inputOf({ name, code, scope, chain, property_ids: ids }: RateValues) {
  return {
    name,
    code,
    chain: scope === 'chain' ? (chain ?? null) : null,
    property_ids: scope === 'properties' ? (ids ?? []) : null,
  };
}

export function propertyOption({
  id,
  name,
  city,
  country_code,
}: NonNullable<NegotiatedRate['properties']>[number]): RemoteOption {
  return { value: id, label: name, note: `${city}, ${country_code}` };
}

/** Fields to compare after an edit conflict; `known` rates name their chains and properties. */
export function comparedValues(t: TFunction<['hotels', 'common']>, known: readonly NegotiatedRate[]) {
  const names = new Map(
    known.flatMap(({ chain, properties }) => [
      ...(chain ? [[chain.ref, chain.name] as const] : []),
      ...(properties ?? []).map(({ id, name }) => [id, name] as const),
    ]),
  );
  const named = (id: string) => names.get(id) ?? t('common:stale.chosen');
  return {
    name: { label: t('negotiated.fields.name'), value: ({ name }: RateValues) => name },
    code: [],
    scope: {
      label: t('negotiated.fields.scope'),
      value: ({ scope }: RateValues) => t(`negotiated.scopes.${scope}`),
    },
    chain: {
      label: t('negotiated.fields.chain'),
      value: ({ scope, chain }: RateValues) => (scope === 'chain' && chain ? named(chain) : null),
    },
    property_ids: {
      label: t('negotiated.fields.property_ids'),
      value: ({ scope, property_ids: ids }: RateValues) =>
        scope === 'properties' ? (ids ?? []).map(named) : [],
    },
  };
}
