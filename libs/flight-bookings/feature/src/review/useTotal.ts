import { Form } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ChosenExtra, Extras } from '@traveldesk/bookings-contract';
import type { Review } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { BookingValues } from './booking.values';
import { extrasTotal, plus } from './extras';
import { useFlightBookingsExtrasQuery } from './review.api';

export interface Total {
  extras: readonly ChosenExtra[];
  /** What is for sale; undefined until the supplier has said so. */
  known: Extras | undefined;
  /** Null as long as nobody knows what they cost. */
  ofExtras: Money | null;
  sum: Money | null;
}

const none: readonly ChosenExtra[] = [];

/** What the form comes to. */
export function useTotal({ offer }: Pick<Review, 'offer'>): Total {
  const form = Form.useFormInstance<BookingValues>();
  const extras: readonly ChosenExtra[] = Form.useWatch('extras', { form, preserve: true }) ?? none;
  const { currentData } = useFlightBookingsExtrasQuery(extras.length > 0 ? offer.id : skipToken);
  const { total } = offer.price;
  const ofExtras = extrasTotal(extras, currentData, total.currency);
  return { extras, known: currentData, ofExtras, sum: ofExtras && plus(total, ofExtras) };
}
