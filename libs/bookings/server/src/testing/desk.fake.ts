import type { BookingsApi } from './bookings-api.fake';

/** Sends intents as the agent does, and answers the booking's id. */
export function deskOf(bookings: Pick<BookingsApi, 'agent' | 'offer' | 'inputFor' | 'record' | 'settled'>) {
  const sent = ({ status, body }: { status: number; body: { data?: { id: string } } }): string => {
    if (status !== 201 || !body.data) throw new Error(JSON.stringify(body));
    return body.data.id;
  };
  const desk = {
    /** Called when all is ready to be sent. */
    beforeIntent: async () => {},
    book: async (mode: 'hold' | 'pay') => {
      const input = bookings.inputFor(await bookings.offer(), mode);
      await desk.beforeIntent();
      return sent(await bookings.agent('POST', '/flights/bookings', input));
    },
    pay: async (id: string) => {
      const { total } = await bookings.record(id);
      const amount = (Number(total) / 100).toFixed(2);
      await desk.beforeIntent();
      sent(
        await bookings.agent('POST', `/flights/bookings/${id}/pay`, { total: { amount, currency: 'EUR' } }),
      );
    },
    letGo: async (id: string) => {
      await desk.beforeIntent();
      sent(await bookings.agent('POST', `/flights/bookings/${id}/cancel`, { reason: null }));
    },
    settled: (id: string) => bookings.settled(id),
  };
  return desk;
}

export type TestDesk = ReturnType<typeof deskOf>;
