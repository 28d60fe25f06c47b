import { Modal } from 'antd';
import { registerProducts, type ProductList, type ProductRecord } from '../products';

const list: ProductList = {
  lead: 'bookings:fields.lead',
  columns: [
    {
      key: 'route',
      room: 800,
      boardRoom: 900,
      title: 'bookings:fields.what',
      render: ({ route }) => `to ${route.join()}`,
    },
    {
      key: 'departing_at',
      room: 900,
      title: 'bookings:fields.when',
      sorter: true,
      render: ({ departing_at: at }) => at,
    },
  ],
};

const record: ProductRecord = {
  list: 'bookings:flights.title',
  reference: { label: 'bookings:fields.pnr', copy: 'bookings:copyPnr' },
  lead: 'bookings:fields.lead',
  Booked: ({ booking }) => <p>Booked {booking.number}</p>,
  Again: ({ booking }) => <p>Another than {booking.number}</p>,
  Former: ({ former }) => <p>Formerly {String(former['pnr'])}</p>,
  tabs: [
    {
      key: 'first',
      label: 'bookings:fields.what',
      after: 'travellers',
      Content: ({ booking }) => <p>After the travelers: {booking.number}</p>,
    },
    {
      key: 'second',
      label: 'bookings:fields.number',
      after: 'money',
      Content: ({ booking }) => <p>After the money: {booking.number}</p>,
    },
  ],
  dialogs: {
    request_change: ({ booking, onClose }) => (
      <Modal open onCancel={onClose}>
        Change of {booking.number}
      </Modal>
    ),
  },
};

/** Registers a minimal product for tests, as the shell registers flights. */
export async function registerProduct(): Promise<void> {
  const screens = { flight: { list: async () => list, record: async () => record } };
  await registerProducts(screens, 'list');
  await registerProducts(screens, 'record');
}
