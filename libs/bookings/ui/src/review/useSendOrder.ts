import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingAddress, type BookingResponse } from '@traveldesk/bookings-contract';
import { isApiError, type ApiError } from '@traveldesk/shared-web';
import type { Order } from './useOrder';

export interface Sending<Values, Agreed> {
  product: string;
  order: Pick<Order<Agreed>, 'agreed'>;
  book: (values: Values, agreed: Agreed, key: string | undefined) => Promise<BookingResponse>;
  /** Maps the API's field paths to the form's field names. */
  withFields: (error: ApiError, values: Values) => ApiError;
}

/** Sends a confirmed order, keeps its refusal for display, and opens the booking that was made. */
export function useSendOrder<Values, Agreed>({ product, order, book, withFields }: Sending<Values, Agreed>) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ApiError>();
  const booked = useRef<string>(undefined);
  return {
    refusal,
    send: async (values: Values, key: string | undefined) => {
      const agreed = order.agreed.current;
      setRefusal(undefined);
      try {
        if (!agreed) throw new Error('no price was confirmed');
        const { data } = await book(values, agreed, key);
        booked.current = data.id;
        return { data: { version: data.version } };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const atFields = withFields(error, values);
        setRefusal(atFields);
        throw atFields;
      }
    },
    open: () => booked.current && navigate(bookingAddress({ product, id: booked.current })),
  };
}
