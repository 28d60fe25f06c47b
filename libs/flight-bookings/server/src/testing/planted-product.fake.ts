import { bookingActions } from '@traveldesk/bookings-contract';
import { registerProduct, type Product } from '@traveldesk/bookings-server';
import { productPermissions } from '@traveldesk/shared-contract';
import { Problem, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { insertBooking } from './insert-booking';

const planted = {
  // A second product that only this test registers; the real one comes with its screens.
  name: 'hotel',
  permissions: productPermissions.hotel,
  actions: bookingActions,
  fields: { booking: {}, quote: {}, former: {} },
  sells: () => false,
  detailOf: async () => ({}),
  show: async () => ({}),
  paper: () => {
    throw new Problem(422, 'booking_state');
  },
} satisfies Partial<Product>;

/** A second product with the permissions of hotels, and nothing else unless it is given. */
export const plantProduct = (kernel: Kernel, more: Partial<Product> = {}): void =>
  registerProduct(kernel, { ...planted, ...more } as unknown as Product);
export const plantedProduct: ServerModule = {
  name: 'planted',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  contribute: plantProduct,
};

/** Inserts a booking of the planted product. */
export async function insertPlanted(
  { kernel: { db } }: Pick<TestApi, 'kernel'>,
  change: Parameters<typeof insertBooking>[1],
): Promise<string> {
  await sql`alter table bookings drop constraint if exists bookings_product_check`.execute(db);
  return insertBooking(db, { ...change, product: planted.name });
}
