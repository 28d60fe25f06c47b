import type { BookingInput } from '@traveldesk/flight-bookings-contract';
import type { Offer, StreamLine } from '@traveldesk/flights-contract';
import { offersIn, oneway, someDay } from '@traveldesk/flights-server/testing';
import { letters } from '@traveldesk/bookings-server/testing';
import { toolsOf } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { personOf } from '@traveldesk/wallet-server/testing';
import { adult, agentPermissions } from './bookings-api.fake';
import { deskOf, type TestDesk } from './desk.fake';

/** An agent of an existing company, in a separate process. */
export async function bareDesk(api: TestApi, companyId: string, day: number): Promise<TestDesk> {
  const agent = await personOf(api, { type: 'company', companyId, permissions: agentPermissions });
  const offer = async (): Promise<{ offer: Offer; revision: string }> => {
    const trip = { origin: 'CAI', destination: 'LHR', date: someDay(day), departure: null, arrival: null };
    const url = `/api/v1/flights/offers?${oneway({ trips: [trip] })}`;
    const { body } = await api.inject({ method: 'GET', url, headers: agent.headers });
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as StreamLine);
    const found = offersIn(lines).find(({ airline }) => airline === 'ZZ');
    if (!found) throw new Error(body.slice(0, 500));
    const review = await agent('GET', `/flights/offers/${found.id}`);
    return { offer: review.body.offer, revision: review.body.revision };
  };
  const record = (id: string) =>
    api.kernel.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return deskOf({
    agent,
    offer,
    record,
    inputFor: ({ offer: found, revision }, mode): BookingInput => ({
      offer_id: found.id,
      revision,
      mode,
      travellers: [adult({ given_name: `Amal ${letters()}` })],
      extras: [],
      total: found.price.total,
      reason: null,
      note: null,
    }),
    settled: async (id) => {
      const { running } = toolsOf(api.kernel, 'bookings');
      while (running.size > 0) await Promise.all(running);
      return record(id);
    },
  });
}
