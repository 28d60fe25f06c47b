import type { ProductList } from '@traveldesk/bookings-ui';
import { CheckIn } from './CheckIn';
import { RoomsAndGuests } from './RoomsAndGuests';
import './texts';

/** The columns that hotels add to lists of bookings. */
export const hotelList: ProductList = {
  lead: 'hotelList:columns.lead',
  columns: [
    {
      key: 'property',
      width: 'name',
      room: 800,
      boardRoom: 900,
      title: 'hotelList:columns.property',
      render: ({ stay }) =>
        stay && (
          <>
            <bdi>{stay.property}</bdi> · <bdi>{stay.city}</bdi>
          </>
        ),
    },
    {
      key: 'departing_at',
      room: 900,
      title: 'hotelList:columns.check_in',
      sorter: true,
      render: ({ stay, departing_at: at }) =>
        stay && at && <CheckIn day={at.slice(0, 10)} until={stay.check_out} />,
    },
    {
      key: 'rooms',
      room: 1200,
      title: 'hotelList:columns.rooms',
      render: ({ stay, travellers }) => stay && <RoomsAndGuests rooms={stay.rooms} guests={travellers} />,
    },
  ],
};
