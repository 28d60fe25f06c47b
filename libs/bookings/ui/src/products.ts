import type { FunctionComponent, ReactNode } from 'react';
import type { Booking, BookingAction, BookingEvent, BookingRow } from '@traveldesk/bookings-contract';
import type { DataColumn } from '@traveldesk/shared-ui';
import type { TextKey } from '@traveldesk/shared-web';
import type { DialogProps } from './dialog/dialog-props';

type Product = BookingRow['product'];

/** A column that a product adds to the lists of bookings, after the lead traveler. */
export interface ProductColumn extends Omit<DataColumn<BookingRow>, 'title' | 'render'> {
  title: TextKey;
  render: (row: BookingRow) => ReactNode;
  /** Its minimum width on the deadline board; a column without one is not shown there. */
  boardRoom?: DataColumn<BookingRow>['room'];
}

/** The parts that a product adds to lists of bookings. */
export interface ProductList {
  /** The name of the first person of a booking. */
  lead: TextKey;
  columns: readonly ProductColumn[];
}

/** A component of a product. */
type Part<Props> = (props: Props) => ReturnType<FunctionComponent>;

/** A tab that a product adds to a booking's page. */
export interface ProductTab<Shown extends Booking = Booking> {
  /** The tab's name in the address. */
  key: string;
  label: TextKey;
  /** The common tab after which it is placed. */
  after: 'travellers' | 'money';
  Content: Part<{ booking: Shown }>;
}

/** The actions for which a product can have a dialog of its own. */
export type ProductAction = Extract<BookingAction, 'cancel' | 'no_show' | 'request_change'>;

/** A former version of a manual booking, with the fields of its product. */
type Former = NonNullable<BookingEvent['former']>;

/** The parts that a product adds to a booking's page. `Shown` is a booking with the fields of the product, `Version` a former one. */
export interface ProductRecord<Shown extends Booking = Booking, Version extends object = Former> {
  /** The name of the product's list, to which the page leads back. */
  list: TextKey;
  /** The name of the supplier's reference, and of the button that copies it. */
  reference: { label: TextKey; copy: TextKey };
  /** The name of the first person. */
  lead: TextKey;
  /** The booked items, above the facts. */
  Booked: Part<{ booking: Shown }>;
  /** A link to a new search, such as from a failed booking. */
  Again: Part<{ booking: Shown }>;
  /** The persons, which replace the common tab of travelers. */
  people?: Omit<ProductTab<Shown>, 'key' | 'after'>;
  /** A former version of a manual booking. */
  Former: Part<{ former: Version }>;
  tabs: readonly ProductTab<Shown>[];
  dialogs: Readonly<Partial<Record<ProductAction, Part<DialogProps<Shown>>>>>;
}

export interface ProductParts {
  list: ProductList;
  record: ProductRecord;
}

/** The parts as registered by a product, which get only its own bookings. */
interface OwnParts {
  list: ProductList;
  record: ProductRecord<never, never>;
}

/** The parts that each product adds to the booking screens, by `product`. Each part is loaded with the screens that show it. */
export type ProductScreens = Readonly<
  Record<Product, { readonly [Name in keyof OwnParts]: () => Promise<OwnParts[Name]> }>
>;

const here: { [Part in keyof ProductParts]: Map<Product, ProductParts[Part]> } = {
  list: new Map(),
  record: new Map(),
};

/** Loads a part of the products. The shell does so before it renders a screen that shows the part. */
export async function registerProducts<Part extends keyof ProductParts>(
  screens: Partial<ProductScreens>,
  part: Part,
): Promise<void> {
  await Promise.all(
    Object.entries(screens).map(async ([product, own]) => {
      const loaded = await own?.[part]();
      if (loaded) here[part].set(product as Product, loaded as ProductParts[Part]);
    }),
  );
}

/** Returns the parts that products add to lists, by product. */
export const productLists = (): ReadonlyMap<Product, ProductList> => here.list;

/** Returns the parts that a product adds to a booking's page. */
export const productRecord = (product: Product): ProductRecord | undefined => here.record.get(product);
