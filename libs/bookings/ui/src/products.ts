import type { FunctionComponent, ReactNode } from 'react';
import type { Booking, BookingAction, BookingRow, FormerManual } from '@traveldesk/bookings-contract';
import type { DataColumn } from '@traveldesk/shared-ui';
import type { TextKey } from '@traveldesk/shared-web';
import type { DialogProps } from './dialog/dialog-props';

export type Product = BookingRow['product'];

/** A column that a product adds to the lists of bookings, after the lead traveler. */
export interface ProductColumn extends Omit<DataColumn<BookingRow>, 'title' | 'render'> {
  title: TextKey;
  render: (row: BookingRow) => ReactNode;
  /** Its room on the board of deadlines; a column without one is not shown there. */
  boardRoom?: DataColumn<BookingRow>['room'];
}

/** The parts that a product adds to lists of bookings. */
export interface ProductList {
  columns: readonly ProductColumn[];
}

/** A component of a product. */
type Part<Props> = (props: Props) => ReturnType<FunctionComponent>;

/** A tab that a product adds to a booking's page. */
export interface ProductTab<Shown extends Booking = Booking> {
  /** Its name in the address. */
  key: string;
  label: TextKey;
  /** The tab of every booking that it follows. */
  after: 'travellers' | 'money';
  Content: Part<{ booking: Shown }>;
}

/** The actions for which each product has a dialog of its own. */
export type ProductAction = Extract<BookingAction, 'request_change'>;

/** The parts that a product adds to a booking's page. `Shown` is a booking with the fields of the product. */
export interface ProductRecord<Shown extends Booking = Booking> {
  /** What was booked; it stands above the facts. */
  Booked: Part<{ booking: Shown }>;
  /** The way from a booking that came to nothing to another one. */
  Again: Part<{ booking: Shown }>;
  /** A former version of a booking that was entered by hand. */
  Former: Part<{ former: FormerManual }>;
  tabs: readonly ProductTab<Shown>[];
  dialogs: Readonly<Record<ProductAction, Part<DialogProps<Shown>>>>;
}

export interface ProductParts {
  list: ProductList;
  record: ProductRecord;
}

/** The parts as a product hands them over: they show its own bookings alone. */
interface OwnParts {
  list: ProductList;
  record: ProductRecord<never>;
}

/** The parts that each product adds to the booking screens, by `product`. Each part is loaded with the screens that show it. */
export type ProductScreens = Readonly<
  Record<Product, { readonly [Name in keyof OwnParts]: () => Promise<OwnParts[Name]> }>
>;

const here: { [Part in keyof ProductParts]: Map<Product, ProductParts[Part]> } = {
  list: new Map(),
  record: new Map(),
};

/** Loads a part of every product. The shell does so before it renders a screen that shows the part. */
export async function registerProducts<Part extends keyof ProductParts>(
  screens: ProductScreens,
  part: Part,
): Promise<void> {
  const products = Object.keys(screens) as Product[];
  const parts = await Promise.all(products.map((product) => screens[product][part]()));
  products.forEach((product, index) => here[part].set(product, parts[index] as ProductParts[Part]));
}

/** The parts that products add to lists, by product. */
export const productLists = (): ReadonlyMap<Product, ProductList> => here.list;

/** Returns the parts that a product adds to a booking's page. */
export const productRecord = (product: Product): ProductRecord | undefined => here.record.get(product);
