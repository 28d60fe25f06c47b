import type { ProductList } from '@traveldesk/bookings-ui';
import { LocalTime } from './LocalTime';
import { Route } from './Route';
import './texts';

/** The columns that flights add to lists of bookings. */
export const flightList: ProductList = {
  lead: 'bookings:fields.lead',
  columns: [
    {
      key: 'route',
      room: 800,
      boardRoom: 900,
      title: 'flightList:columns.route',
      render: ({ route }) => <Route trips={route} />,
    },
    {
      key: 'departing_at',
      room: 900,
      title: 'flightList:columns.departing_at',
      sorter: true,
      render: ({ departing_at: at }) => at && <LocalTime at={at} />,
    },
  ],
};
