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

/** The product part that each screen shows, by the screen's name: of one product, or else of all. */
export const partOf: Record<
  string,
  { part: keyof ProductParts; product?: keyof ProductScreens } | undefined
> = {
  'flights-booking-list': { part: 'list' },
  'hotels-booking-list': { part: 'list' },
  booking_lists: { part: 'list' },
  'booking-deadlines': { part: 'list' },
  'flights-bookings-view': { part: 'record', product: 'flight' },
  'hotels-bookings-view': { part: 'record', product: 'hotel' },
};

/** Loads the products' parts of a screen and registers them with the bookings library. */
export async function loadProducts(screen: string): Promise<void> {
  const shown = partOf[screen];
  if (!shown) return;
  const { part, product } = shown;
  const shownProducts = product ? { [product]: products[product] } : products;
  // Loaded in parallel, rather than after the bookings library.
  const begun = Object.values(shownProducts).map((one) => one?.[part]());
  const [{ registerProducts }] = await Promise.all([import('@traveldesk/bookings-ui/products'), ...begun]);
  await registerProducts(shownProducts, part);
}
