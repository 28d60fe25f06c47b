import { z, type ZodType } from 'zod';
import type { Product } from '@traveldesk/markups-contract';
import { numberText } from '@traveldesk/shared-contract';

/** Form values of a price check: texts, as in the URL. */
export type Typed<Field extends string> = Partial<Record<Field, string | null>>;

/** The inputs of a price check of one product, in the form and in the URL. */
export interface Question<Field extends string, Query> {
  /** The values of a URL, with defaults. */
  valuesOf(search: URLSearchParams): Typed<Field>;
  /** Returns the API query; undefined while incomplete. */
  queryOf(values: Typed<Field>): Query | undefined;
  addressOf(values: Typed<Field>): URLSearchParams;
  /** Validates like the API; empty texts count as missing. */
  formSchema: ZodType;
}

/** `product` is in the URL too, except for flights. `figures`: fields with whole numbers. */
export function questionOf<Field extends string, Query>(
  product: Product,
  schema: ZodType<Query>,
  fields: readonly Field[],
  { blank, figures }: { blank: Typed<Field>; figures: readonly Field[] },
): Question<Field, Query> {
  const saidIn = (values: Typed<Field>): Record<string, string> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = values[field];
        const said = text && (figures.includes(field) ? numberText(text) : text);
        return said ? [[field, said]] : [];
      }),
    );
  return {
    valuesOf: (search) => {
      const given = fields.flatMap((field) => {
        const text = search.get(field);
        return text === null ? [] : [[field, text] as const];
      });
      return { ...blank, ...Object.fromEntries(given) };
    },
    queryOf: (values) => schema.safeParse(saidIn(values)).data,
    addressOf: (values) =>
      new URLSearchParams({ ...(product === 'hotel' && { product }), ...saidIn(values) }),
    formSchema: z.unknown().superRefine((values, context) => {
      const { error } = schema.safeParse(saidIn(values as Typed<Field>), { reportInput: true });
      for (const issue of error?.issues ?? []) context.issues.push(issue as never);
    }),
  };
}
