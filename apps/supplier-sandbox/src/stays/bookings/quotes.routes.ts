import { z } from 'zod';
import type { Routes } from '../../context';
import { invalidState, notFound } from '../../http/errors';
import { newId } from '../../http/ids';
import { readData, readQuery } from '../../http/validate';
import { accommodationWire } from '../accommodation/accommodation.wire';
import { assumed } from '../assumed';
import { roomPhoto } from '../search/result.wire';
import { roomsWire } from '../search/room.wire';
import { expiryOf, findResult, rateId, ratesOfResult } from '../search/results';
import { moneyWire } from '../wire';
import type { Rate } from '../world/rate';
import { findQuote, type FoundQuote } from './own';
import type { QuoteRecord } from './quote.record';

/** The price rise at the quote, for the room of that scenario. */
const risePercent = 10;

/** Quotes: the current price of a rate (STAYS 1, 2). */
export const quoteRoutes: Routes = (app, sandbox) => {
  const { store, now, address } = sandbox;

  app.post('/stays/quotes', (request, reply) => {
    const { rate_id: id } = readData(z.object({ rate_id: z.string().min(1) }), request.body);
    const found = findResult(store, request.account.id, { id, what: 'rate' });
    const rate = ratesOfResult(found).find((one) => rateId(found.search, found.at, one) === id);
    if (!rate) throw notFound('rate');
    const expires = expiryOf(found.search);
    if (expires <= now() || rate.scenario === 'gone') {
      throw invalidState(assumed.unavailable, 'The rate is no longer available: search again.');
    }
    const quote: QuoteRecord = {
      id: newId('quo'),
      account: request.account.id,
      created: now(),
      rateId: id,
      rate: rate.scenario === 'price_rises' ? raised(rate) : rate,
      expires,
      attempted: null,
    };
    store.note(['quotes', quote]);
    return reply.code(201).send({ data: quoteWire({ ...found, quote }, address.url) });
  });

  app.get('/stays/quotes/:id', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    return { data: quoteWire(findQuote(store, request.account.id, id), address.url) };
  });
};

function raised(rate: Rate): Rate {
  const more = (amount: number) => Math.round((amount * (100 + risePercent)) / 100);
  const total = more(rate.total);
  const [tax, fee] = [more(rate.tax ?? 0), more(rate.fee ?? 0)];
  const timeline = rate.timeline?.map((tier) => ({ ...tier, refund: more(tier.refund) })) ?? null;
  return { ...rate, total, base: total - tax - fee, tax, fee, timeline };
}

function quoteWire({ search, property, quote }: FoundQuote, url: string) {
  const { rate, rateId: id, expires } = quote;
  const { currency, deposit } = rate;
  return {
    id: quote.id,
    check_in_date: search.checkIn,
    check_out_date: search.checkOut,
    rooms: search.rooms,
    guests: search.guests,
    accommodation: accommodationWire(property, {
      url,
      rooms: roomsWire([rate], { id: () => id, expires, photo: roomPhoto(property, url) }),
    }),
    ...moneyWire('total', rate.total, currency),
    ...moneyWire('base', rate.base, currency),
    ...moneyWire('tax', rate.tax, currency),
    ...moneyWire('fee', rate.fee, currency),
    ...moneyWire('due_at_accommodation', rate.due.amount, rate.due.currency),
    ...moneyWire('deposit', deposit?.isTold ? deposit.amount : null, currency),
    supported_loyalty_programme: rate.loyalty?.programme ?? null,
  };
}
