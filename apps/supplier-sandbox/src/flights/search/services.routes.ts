import { z } from 'zod';
import type { Routes } from '../../context';
import { invalidField } from '../../http/errors';
import { readData, readQuery } from '../../http/validate';
import { amountText } from '../../world/money';
import { totalOf } from './offer.wire';
import { seatMapsWire } from './seat-maps';
import { baggageServices } from './services';

const priceBody = z.object({
  intended_payment_methods: z
    .array(z.object({ type: z.enum(['card', 'airline_credit', 'balance', 'arc_bsp_cash']) }).loose())
    .default([]),
  intended_services: z.array(z.object({ id: z.string(), quantity: z.number().int().min(1) })).default([]),
});

/** Details of a single offer: seat maps, the price with services, and other brands of the same flights. */
export const offerServiceRoutes: Routes = (app, { offers, seats }) => {
  app.get('/air/seat_maps', (request) => {
    const { offer_id: id } = readQuery(z.object({ offer_id: z.string() }), request.query);
    const found = offers.find(request.account.id, id);
    offers.assertOpen(found);
    return { data: seatMapsWire(found, seats) };
  });

  app.post('/air/offers/:id/actions/price', (request) => {
    const { id } = readQuery(z.object({ id: z.string() }), request.params);
    const body = readData(priceBody, request.body);
    const found = offers.find(request.account.id, id);
    offers.assertOpen(found);
    offers.look(found);
    const known = baggageServices(found);
    const extra = body.intended_services.map(({ id: wanted, quantity }, at) => {
      const service = known.find((one) => one.id === wanted);
      if (!service || quantity > service.most) {
        throw invalidField(
          'validation_inclusion',
          `/intended_services/${at}/id`,
          'The offer has no such service',
        );
      }
      return service.amount * quantity;
    });
    const { currency } = found.search;
    const total = totalOf(found.draft, offers.surcharge(found)) + extra.reduce((sum, one) => sum + one, 0);
    return {
      data: {
        ...offers.wire(found),
        total_amount: amountText(total, currency),
        intended_services: body.intended_services,
        intended_payment_methods: body.intended_payment_methods.map((method) => ({
          ...method,
          charge_amount: amountText(total, currency),
          charge_currency: currency,
          surcharge_amount: amountText(0, currency),
          surcharge_currency: currency,
        })),
      },
    };
  });

  // The SDK and the API's documentation name this path differently, so both are served (SUPPLIER 4).
  for (const path of ['upsell', 'upsell_offers']) {
    app.post(`/air/offers/:id/${path}`, (request) => {
      const { id } = readQuery(z.object({ id: z.string() }), request.params);
      const { draft, search } = offers.find(request.account.id, id);
      const key = draft.itineraries.flatMap(({ flights }) => flights);
      const others = offers
        .of(search)
        .filter((one) => one.id !== id && one.carrier === draft.carrier)
        .filter(({ itineraries }) => {
          const flights = itineraries.flatMap((one) => one.flights);
          return flights.length === key.length && flights.every((flight, at) => isSame(flight, key[at]));
        });
      return { data: others.map((one) => offers.wire({ draft: one, search })) };
    });
  }
};

function isSame(a: { number: string; departs: number }, b?: { number: string; departs: number }): boolean {
  return a.number === b?.number && a.departs === b.departs;
}
