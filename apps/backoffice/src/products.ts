import type { ProductParts, ProductScreens } from '@traveldesk/bookings-ui/products';

/** The parts that each product adds to the booking screens. Product libraries are imported lazily, like all feature libraries (ADR 114). */
const products: ProductScreens = {
  flight: {
    list: async () => (await import('@traveldesk/flight-bookings-feature/list/flight-list')).flightList,
    record: async () =>
      (await import('@traveldesk/flight-bookings-feature/record/flight-record')).flightRecord,
  },
  hotel: {
    list: async () => (await import('@traveldesk/hotel-bookings-feature/list/hotel-list')).hotelList,
    record: async () => (await import('@traveldesk/hotel-bookings-feature/record/hotel-record')).hotelRecord,
  },
};

/** The product part that each screen shows, by the screen's name. */
export const partOf: Record<string, keyof ProductParts | undefined> = {
  'flights-booking-list': 'list',
  'hotels-booking-list': 'list',
  booking_lists: 'list',
  'booking-deadlines': 'list',
  'flights-bookings-view': 'record',
  'hotels-bookings-view': 'record',
};

/** Loads the products' parts of a screen and registers them with the bookings library. */
export async function loadProducts(screen: string): Promise<void> {
  const part = partOf[screen];
  if (!part) return;
  // Loaded in parallel, rather than after the bookings library.
  const begun = Object.values(products).map((product) => product[part]());
  const [{ registerProducts }] = await Promise.all([import('@traveldesk/bookings-ui/products'), ...begun]);
  await registerProducts(products, part);
}
