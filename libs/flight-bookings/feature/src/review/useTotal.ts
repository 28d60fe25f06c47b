import { Form } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';

import type { ChosenExtra, Extras } from '@traveldesk/flight-bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { BookingValues } from './booking.values';
import { extrasTotal, plus } from './extras';
import { useFlightBookingsExtrasQuery } from './review.api';

export interface Total {
  extras: readonly ChosenExtra[];
  /** The extras on sale; undefined until the supplier has answered. */
  known: Extras | undefined;
  /** Null while a price is unknown. */
  ofExtras: Money | null;
  sum: Money | null;
}

const none: readonly ChosenExtra[] = [];

/** Returns the chosen extras and the total of the form. */
export function useTotal({ offer }: Pick<Review, 'offer'>): Total {
  const form = Form.useFormInstance<BookingValues>();
  const extras: readonly ChosenExtra[] = Form.useWatch('extras', { form, preserve: true }) ?? none;
  const { currentData } = useFlightBookingsExtrasQuery(extras.length > 0 ? offer.id : skipToken);
  const { total } = offer.price;
  const ofExtras = extrasTotal(extras, currentData, total.currency);
  return { extras, known: currentData, ofExtras, sum: ofExtras && plus(total, ofExtras) };
}
