import { z } from 'zod';
import type { Routes } from '../context';
import { notFound } from '../http/errors';
import { newId } from '../http/ids';
import { pageOf, pageQuery } from '../http/paging';
import { readData, readQuery } from '../http/validate';
import type { Store } from '../state/store';
import type { NegotiatedRecord } from './negotiated.record';
import { allChains } from './world/chains';
import { findProperty } from './world/properties';

const problem = (code: string, message: string) => ({ message, params: { code } });
const chainId = z
  .string()
  .refine(
    (id) => allChains.some((chain) => chain.id === id),
    problem('validation_inclusion', 'No such chain'),
  );
const accommodationIds = z
  .array(
    z
      .string()
      .refine(
        (id) => findProperty(id) !== undefined,
        problem('validation_inclusion', 'No such accommodation'),
      ),
  )
  .min(1)
  .max(200);

const fields = {
  display_name: z.string().trim().min(1).max(255),
  chain_id: chainId.nullish(),
  accommodation_ids: accommodationIds.nullish(),
};
const excludes = {
  ...problem('validation_format', "Fields 'chain_id' and 'accommodation_ids' exclude each other"),
  path: ['chain_id'],
};
interface Scope {
  chain_id?: string | null | undefined;
  accommodation_ids?: string[] | null | undefined;
}
const isBoth = ({ chain_id: chain, accommodation_ids: ids }: Scope) => chain != null && ids != null;

const createBody = z
  // A code of 2 to 6 letters and digits (STAYS 5).
  .object({ ...fields, rate_access_code: z.string().regex(/^[A-Za-z0-9]{2,6}$/) })
  .refine((body) => !isBoth(body), excludes)
  .refine(({ chain_id: chain, accommodation_ids: ids }) => chain != null || ids != null, {
    ...problem('validation_required', "Field 'chain_id' or 'accommodation_ids' can't be blank"),
    path: ['chain_id'],
  });
const updateBody = z
  .object(fields)
  .partial()
  .refine((body) => !isBoth(body), excludes);

/** `/stays/negotiated_rates` (STAYS 1). */
export const negotiatedRoutes: Routes = (app, { store, now }) => {
  app.post('/stays/negotiated_rates', (request, reply) => {
    const body = readData(createBody, request.body);
    const record: NegotiatedRecord = {
      id: newId('nre'),
      account: request.account.id,
      created: now(),
      code: body.rate_access_code,
      name: body.display_name,
      chain: body.chain_id ?? null,
      accommodations: body.accommodation_ids ?? null,
    };
    store.put(['negotiatedRates', record]);
    return reply.code(201).send({ data: wire(record) });
  });

  app.get('/stays/negotiated_rates', (request) => {
    const own = store.list('negotiatedRates').filter(({ account }) => account === request.account.id);
    const { data, meta } = pageOf(own, readQuery(pageQuery, request.query));
    return { data: data.map(wire), meta };
  });

  const own = (account: string, params: unknown) => {
    const record = ownNegotiated(store, account, readQuery(z.object({ id: z.string() }), params).id);
    if (!record) throw notFound('negotiated rate');
    return record;
  };

  app.get('/stays/negotiated_rates/:id', (request) => ({
    data: wire(own(request.account.id, request.params)),
  }));

  app.patch('/stays/negotiated_rates/:id', (request) => {
    const before = own(request.account.id, request.params);
    const {
      display_name: name,
      chain_id: chain,
      accommodation_ids: ids,
    } = readData(updateBody, request.body);
    // The field that is set replaces the other one.
    const scope = chain != null || ids != null ? { chain: chain ?? null, accommodations: ids ?? null } : {};
    const changed = { ...before, ...(name !== undefined && { name }), ...scope };
    store.put(['negotiatedRates', changed]);
    return { data: wire(changed) };
  });

  app.delete('/stays/negotiated_rates/:id', (request) => {
    const record = own(request.account.id, request.params);
    store.remove('negotiatedRates', record.id);
    return { data: wire(record) };
  });
};

export function ownNegotiated(store: Store, account: string, id: string): NegotiatedRecord | undefined {
  const record = store.get('negotiatedRates', id);
  return record?.account === account ? record : undefined;
}

const wire = ({ id, code, name, chain, accommodations }: NegotiatedRecord) => ({
  id,
  rate_access_code: code,
  display_name: name,
  live_mode: false,
  chain_id: chain,
  accommodation_ids: accommodations,
});
