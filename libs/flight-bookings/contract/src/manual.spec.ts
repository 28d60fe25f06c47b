import { manualInputSchema } from './manual';

const unseen = '\u200b\u202a\u00ad\u2066';

it('strips invisible characters from the input of a manual booking', () => {
  const { pnr, tickets, segments, total } = manualInputSchema.shape;
  expect(pnr.parse(`${unseen}XK4RTP\u00a0`)).toBe('XK4RTP');
  expect(tickets.parse([{ number: `077 2345${unseen}678901`, traveller: 0 }])).toEqual([
    { number: '0772345678901', traveller: 0 },
  ]);
  const { carrier, flight_number, origin } = segments.element.shape;
  expect([
    carrier.parse(`ms${unseen}`),
    flight_number.parse(' 77\u00ad7'),
    origin.parse('\ufeffcai'),
  ]).toEqual(['MS', '777', 'CAI']);
  expect(total.parse({ amount: `1${unseen}250,50`, currency: `eur${unseen}` })).toEqual({
    amount: '1250.50',
    currency: 'EUR',
  });
});
