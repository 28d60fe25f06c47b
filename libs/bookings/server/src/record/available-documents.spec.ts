import { bookingStates, stayStates } from '@traveldesk/bookings-contract';
import { availableDocuments, requireDocument } from './available-documents';

const sold = { kind: 'supplier', state: 'ticketed', paid: 10_000 } as const;
const hotel = { documents: ['receipt', 'cancellation'] } as const;

it('a product without an itinerary offers none and refuses it', () => {
  expect(availableDocuments(hotel, sold)).toEqual(['receipt']);
  expect(() => requireDocument('itinerary', hotel, sold)).toThrow(
    expect.objectContaining({ status: 422, code: 'booking_no_document' }),
  );
});

it('a canceled hold has a cancellation and no receipt', () => {
  expect(availableDocuments(hotel, { ...sold, state: 'cancelled', paid: 0 })).toEqual(['cancellation']);
});

it('a voucher exists for a stay that is booked and not canceled', () => {
  const documents = ['voucher'] as const;
  const having = bookingStates.filter(
    (state) => availableDocuments({ documents }, { ...sold, state }).length > 0,
  );
  expect(having).toEqual(stayStates);
});
