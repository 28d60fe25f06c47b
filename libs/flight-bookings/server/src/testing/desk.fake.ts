import type { BookingsApi } from './bookings-api.fake';

/** Sends intents as the agent, and returns the booking's id. */
export function deskOf(bookings: Pick<BookingsApi, 'agent' | 'offer' | 'inputFor' | 'record' | 'settled'>) {
  const sent = ({ status, body }: { status: number; body: { data?: { id: string } } }): string => {
    if (status !== 201 || !body.data) throw new Error(JSON.stringify(body));
    return body.data.id;
  };
  const quoteBack = (id: string) => bookings.agent('POST', `/flights/bookings/${id}/cancellation-quotes`);
  /** The same journey three days later. */
  const quoteLater = async (id: string) => {
    const { departing_at: at } = await bookings.record(id);
    const date = new Date(Date.parse(`${at}Z`) + 3 * 86_400_000).toISOString().slice(0, 10);
    const trip = { index: 0, origin: 'CAI', destination: 'LHR', date, cabin: null };
    const { body } = await bookings.agent('POST', `/flights/bookings/${id}/change-requests`, {
      trips: [trip],
    });
    const [option] = body.data.options;
    const chosen = { request_id: body.data.request_id, ref: option.ref };
    return bookings.agent('POST', `/flights/bookings/${id}/change-quotes`, chosen);
  };
  const desk = {
    /** Called just before the intent is sent. */
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
    quote: async (id: string, kind: 'cancellation' | 'change') => {
      const { body, status } = await (kind === 'change' ? quoteLater(id) : quoteBack(id));
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data.id as string;
    },
    confirm: async (id: string, kind: 'void' | 'refund' | 'change', quote: string) => {
      await desk.beforeIntent();
      sent(
        await bookings.agent('POST', `/flights/bookings/${id}/${kind}`, { quote_id: quote, reason: null }),
      );
    },
    settled: (id: string) => bookings.settled(id),
  };
  return desk;
}

export type TestDesk = ReturnType<typeof deskOf>;
