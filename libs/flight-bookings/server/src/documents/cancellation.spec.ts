import { canceledStates } from '@traveldesk/bookings-contract';
import { languages } from '@traveldesk/shared-contract';
import { newId } from '@traveldesk/shared-server';
import type { PdfDocument } from '@traveldesk/shared-documents';
import { textsOf } from '@traveldesk/shared-documents/testing';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { personOf, type Caller } from '@traveldesk/wallet-server/testing';
import { bookingsModules } from '../testing/bookings-api.fake';
import { everyState, insertBooking } from '../testing/insert-booking';

const words = {
  en: ['Cancellation confirmation', 'Canceled on', '2 Nov 2026', 'Refunded', '80.00'],
  fr: ['Confirmation d’annulation', 'Annulé le', '2 nov. 2026', 'Remboursé', '80,00'],
  ar: ['تأكيد الإلغاء', 'تاريخ الإلغاء', 'المسترد', '80.00'],
} as const;

describe('the confirmation of a cancellation', () => {
  let api: TestApi;
  let staff: Caller;
  beforeAll(async () => {
    api = await startTestApi({ modules: bookingsModules, work: true });
    staff = await personOf(api, { permissions: ['show_bookings', 'flights_bookings', 'show_markups'] });
  });
  afterAll(() => api.close());

  const print = (id: string, kind = 'cancellation', language = 'en') =>
    staff('GET', `/flights/bookings/${id}/documents/${kind}?language=${language}`);
  const refunded = () => insertBooking(api.kernel.db, { state: 'refunded', paid: 10_000, refunded: 8_000 });
  const moved = (
    id: string,
    from: 'ticketed' | 'refund_pending',
    to: 'refund_pending' | 'refunded',
    at: string,
  ) =>
    api.kernel.db
      .insertInto('booking_history')
      .values({
        id: newId(),
        booking_id: id,
        from_state: from,
        to_state: to,
        event: 'refunded',
        at: new Date(at),
      })
      .execute();

  it.each(languages)(
    'states the canceled flights, the date and the refund, never net prices, in %s',
    async (language) => {
      const id = await refunded();
      await moved(id, 'ticketed', 'refund_pending', '2026-11-02T10:00:00Z');
      await moved(id, 'refund_pending', 'refunded', '2026-11-20T10:00:00Z');
      const { number } = (await staff('GET', `/flights/bookings/${id}`)).body;
      const { status, raw } = await print(id, 'cancellation', language);
      const text = (await textsOf(raw)).join(' ');
      expect(status).toBe(200);
      for (const word of words[language]) expect(text).toContain(word);
      // Text extracted from an Arabic PDF has its codes reversed.
      if (language !== 'ar') expect(text).toContain(number);
      expect(text).toContain('Haddad');
      expect(text).not.toMatch(/76[.,]54|documents[._]/);
    },
  );

  it('names the tickets that were voided or refunded, and no other', async () => {
    const printed: PdfDocument[] = [];
    const set = jest.spyOn(api.kernel.typesetter, 'renderPdf').mockImplementation(async (document) => {
      printed.push(document);
      return Buffer.from('%PDF-1.7');
    });
    const id = await refunded();
    const { travellers } = (await staff('GET', `/flights/bookings/${id}`)).body;
    for (const [place, state] of (['issued', 'exchanged', 'voided', 'refunded'] as const).entries()) {
      await api.kernel.db
        .insertInto('booking_tickets')
        .values({
          id: newId(),
          booking_id: id,
          kind: 'ticket',
          number: `176123456789${place}`,
          irregular: false,
          traveller_ids: [travellers[0].id],
          state,
          coupons: JSON.stringify([]),
          issued_at: new Date(),
        })
        .execute();
    }
    await print(id);
    set.mockRestore();
    expect(JSON.stringify(printed)).toContain('1761234567892, 1761234567893');
    expect(JSON.stringify(printed)).not.toMatch(/176123456789[01]/);
  });

  it('exists only for canceled bookings, whose page offers it', async () => {
    for (const state of everyState) {
      const id = await insertBooking(api.kernel.db, { state, paid: 10_000 });
      const { documents } = (await staff('GET', `/flights/bookings/${id}`)).body;
      const isCanceled = (canceledStates as readonly string[]).includes(state);
      expect([state, documents.includes('cancellation')]).toEqual([state, isCanceled]);
      if (isCanceled || documents.length === 0) continue;
      expect([state, (await print(id)).body.code]).toEqual([state, 'booking_not_cancelled']);
    }
  });

  it('says that nothing was paid for a hold, and that a refund is not confirmed yet', async () => {
    const textOf = async (id: string) => (await textsOf((await print(id)).raw)).join(' ');
    const hold = await insertBooking(api.kernel.db, { state: 'cancelled' });
    expect(await textOf(hold)).toContain('Nothing was paid');
    const waiting = await insertBooking(api.kernel.db, { state: 'refund_pending', paid: 10_000 });
    expect(await textOf(waiting)).toContain('The refund is not confirmed yet');
  });

  it('is sent by mail with its own subject, without wishing a good trip', async () => {
    const body = { documents: ['cancellation'], email: 'amal@nile.example', language: 'fr' };
    expect((await staff('POST', `/flights/bookings/${await refunded()}/documents`, body)).status).toBe(201);
    for (let tries = 0; api.mails.length === 0 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const [mail] = api.mails;
    expect(mail?.subject).toMatch(/^Annulation de votre réservation/);
    expect(mail?.text).not.toContain('Bon voyage');
    expect(mail?.attachments?.[0]?.filename).toMatch(/^cancellation-TD-/);
  });
});
