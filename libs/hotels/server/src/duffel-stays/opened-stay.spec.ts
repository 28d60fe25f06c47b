import { rateWire, stayWire, type StayWish } from '../testing/stay-wire.fake';
import { duffelStaysAdapter } from './duffel-stays.adapter';

describe('the rates of a property at Duffel Stays', () => {
  const asked = { check_in_date: '2027-03-10', check_out_date: '2027-03-13', rooms: 1, guests: [] };
  const read = async (wish: Omit<StayWish, 'id'>) => {
    const body = JSON.stringify({ data: stayWire(asked, { id: '1', ...wish }) });
    const batch = await duffelStaysAdapter.ratesOfResult(
      async () => ({ status: 200, body, said: null }),
      'srr_1',
    );
    if (batch === 'gone') throw new Error('gone');
    return { stay: batch.stays[0]!, dropped: batch.dropped };
  };
  const rateRead = async (rate: object) => (await read({ rate })).stay.rates[0]!;

  it('have the rooms of the answer, and each rate its room', async () => {
    const rooms = [
      { name: 'Double', beds: [{ type: 'double', count: 1 }], rates: [rateWire()] },
      { name: 'Twin', beds: 'two', rates: [rateWire({ id: 'rat_2' }), rateWire({ id: 'rat_3' })] },
    ];
    const { stay } = await read({ accommodation: { rooms } });
    expect(stay.rooms).toEqual([
      { name: 'Double', beds: [{ type: 'double', count: 1 }], photos: [] },
      { name: 'Twin', beds: [], photos: [] },
    ]);
    expect(stay.rates.map(({ ref, room }) => [ref, room])).toEqual([
      ['rat_1', 0],
      ['rat_2', 1],
      ['rat_3', 1],
    ]);
  });

  it.each([[null], [{ rates: [rateWire()] }], [{ name: 'Bad', rates: {} }]])(
    'the bad room %j fails neither the others nor the property',
    async (bad) => {
      const rooms = [bad, { name: 'Double', rates: [rateWire({ id: 'rat_2' })] }];
      const { stay, dropped } = await read({ accommodation: { rooms } });
      const [rate] = stay.rates;
      expect([stay.rates.length, stay.rooms[rate!.room]?.name]).toEqual([1, 'Double']);
      expect(dropped.rates).toEqual({ unreadable: 1 });
    },
  );

  it('have the details of the property; unreadable ones are missing', async () => {
    const told = {
      description: 'A house\u0000 by the Nile.\r\nQuiet.',
      check_in_information: { check_in_after_time: '15:00', check_out_before_time: '11:30:00' },
      key_collection: { instructions: 'Ask at the desk.' },
      photos: [{ url: 'https://example.com/ü.png' }, { url: 'javascript:alert(1)' }, {}],
    };
    expect((await read({ accommodation: told })).stay.details).toEqual({
      description: 'A house by the Nile.\nQuiet.',
      photos: ['https://example.com/%C3%BC.png'],
      check_in_after: '15:00',
      check_out_before: '11:30',
      key_collection: 'Ask at the desk.',
    });
    const odd = {
      description: 7,
      check_in_information: { check_in_after_time: 'in the evening', check_out_before_time: null },
      key_collection: null,
      photos: 'none',
    };
    expect((await read({ accommodation: odd })).stay.details).toEqual({
      description: null,
      photos: [],
      check_in_after: null,
      check_out_before: null,
      key_collection: null,
    });
  });

  it('have all conditions as text', async () => {
    const conditions = [
      { title: 'Pets', description: 'No pets.' },
      { title: '', description: 'Pay\u202e at the desk.' },
      { title: null, description: null },
    ];
    expect((await rateRead({ conditions })).conditions).toEqual([
      { title: 'Pets', description: 'No pets.' },
      { title: '', description: 'Pay at the desk.' },
    ]);
    expect((await rateRead({ conditions: 'none' })).conditions).toEqual([]);
  });

  it('have the name of the negotiated rate, a loyalty programme, and the rooms left', async () => {
    const negotiated = { negotiated_rate_id: 'nre_1', code: 'AB12', name: 'Corporate' };
    const supported_negotiated_rates = [{ id: 'nre_1', display_name: 'Nile Travel' }];
    const { stay } = await read({ rate: negotiated, result: { supported_negotiated_rates } });
    expect(stay.rates[0]?.negotiated_as).toEqual({ code: 'AB12', name: 'Nile Travel' });
    expect(await rateRead({ ...negotiated, code: null })).toMatchObject({
      negotiated_as: { code: null, name: 'Corporate' },
    });
    // Without the id it is not a negotiated rate, whatever its code.
    expect((await rateRead({ code: 'AB12' })).negotiated_as).toBeNull();
    const member = { supported_loyalty_programme: 'heron_circle', loyalty_programme_required: true };
    expect((await rateRead(member)).loyalty).toEqual({ programme: 'heron_circle', required: true });
    expect((await rateRead({})).loyalty).toBeNull();
    const left = async (quantity_available: unknown) => (await rateRead({ quantity_available })).left;
    expect([await left(2), await left(null), await left(-1), await left('2')]).toEqual([2, null, null, null]);
  });

  it('are limited to three hundred', async () => {
    const rates = Array.from({ length: 301 }, (_, no) => rateWire({ id: `rat_${no}` }));
    const { stay, dropped } = await read({ rates });
    expect([stay.rates.length, dropped.rates]).toEqual([300, { full: 1 }]);
  });

  it('are fetched without a body, and those of a property with one search', async () => {
    const sent: unknown[] = [];
    const call = async (request: unknown) => {
      sent.push(request);
      return { status: 201, body: JSON.stringify({ data: { results: [] } }), said: null };
    };
    await duffelStaysAdapter.ratesOfResult(call, 'srr_1').catch(() => undefined);
    const wanted = { check_in: '2027-03-10', check_out: '2027-03-13', rooms: 1, adults: 2, children: [8] };
    const none = await duffelStaysAdapter.ratesOfProperty(call, {
      property: 'acc_1',
      negotiated: [],
      ...wanted,
    });
    expect(none.stays).toEqual([]);
    expect(sent).toEqual([
      { method: 'POST', path: '/stays/search_results/srr_1/actions/fetch_all_rates' },
      {
        method: 'POST',
        path: '/stays/search',
        body: {
          data: {
            accommodation: { ids: ['acc_1'], fetch_rates: true },
            check_in_date: '2027-03-10',
            check_out_date: '2027-03-13',
            rooms: 1,
            guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 8 }],
          },
        },
      },
    ]);
  });
});
