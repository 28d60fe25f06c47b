import { hotelPaths, type RoomRate, type StayDraft, type StayQuote } from '@traveldesk/hotels-contract';
import type { TestApi, TestApiOptions } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi } from './hotels-api.fake';
import { json, startFakeStays } from './stays-server.fake';
import { quoteWire, type QuoteWish } from './quote-wire.fake';
import type { StayWish } from './stay-wire.fake';

/** Starts the API with one supplier, whose property `nile` is sold at 300.00 EUR and ten per cent. */
export async function startQuotesApi(makeApi: (options: TestApiOptions) => Promise<TestApi>) {
  const hotels = await startHotelsApi(makeApi);
  const stays = await startFakeStays();
  const { id: supplierId } = await hotels.addSupplier('good', stays.url);
  await hotels.addRule();
  let sold: StayWish = { id: 'nile' };
  let day = 0;

  /** Sets what is sold, and how its quotes differ. */
  const sells = (wish: Omit<StayWish, 'id'> = {}, quoted: QuoteWish = {}) => {
    sold = { id: 'nile', ...wish };
    stays.sells(sold);
    quotes(quoted);
  };
  const quotes = (quoted: QuoteWish) =>
    stays.on('/stays/quotes', (_request, response, asked) =>
      json(response, 201, { data: quoteWire(asked, sold, quoted) }),
    );
  const ask = async (method: 'GET' | 'POST', path: string, body?: object, headers = hotels.staff) => {
    const { status, text } = await hotels.call(method, path, body, headers);
    return { status, text, body: JSON.parse(text) };
  };
  return {
    ...hotels,
    stays,
    supplierId,
    sells,
    quotes,
    ask,
    /** The calls for quotes so far. */
    calls: () => stays.paths.filter((path) => path.startsWith('/stays/quotes')).length,
    /** Searches for another day, so that nothing is shared, and returns the first rate of the property. */
    choose: async (headers = hotels.staff, change: Partial<StayDraft> = {}): Promise<RoomRate> => {
      day += 1;
      const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3), ...change });
      const [result] = resultsIn((await hotels.search(query, headers)).lines);
      const path = hotelPaths.propertyRates(result!.property.id);
      const { body } = await hotels.open(path, `${query}&supplier=${result!.supplier}`, headers);
      return body.rooms[0].rates[0];
    },
    quote: async (rate: Pick<RoomRate, 'id'>, headers = hotels.staff) => {
      const answer = await ask('POST', hotelPaths.quotes, { rate_id: rate.id }, headers);
      return { ...answer, quote: answer.body as StayQuote, code: answer.body.code as string | undefined };
    },
    /** Moves the end of a quote. */
    expire: (id: string, at = new Date(Date.now() - 1_000)) =>
      hotels.api.kernel.db
        .updateTable('hotel_quotes')
        .set({ quoted_at: new Date(at.getTime() - 1_000), expires_at: at })
        .where('id', '=', id)
        .execute(),
  };
}

export type QuotesApi = Awaited<ReturnType<typeof startQuotesApi>>;
