import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { Amount, Bidi, When, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import type { Hold } from '@traveldesk/wallet-contract';
import { HoldState } from './HoldState';

export function holdColumns(t: TFunction<'wallet'>, { relative, dateTime }: Format): DataColumn<Hold>[] {
  return [
    {
      key: 'about',
      title: t('holds.about'),
      render: (_, { about, reference }) => {
        if (about?.path) {
          return (
            <Link to={about.path}>
              <bdi>{about.name}</bdi>
            </Link>
          );
        }
        // If the record has no page, its reference is more useful than its id.
        return reference ? (
          <Bidi code>{reference}</Bidi>
        ) : about ? (
          <bdi>{about.name}</bdi>
        ) : (
          t('holds.noAbout')
        );
      },
    },
    {
      key: 'company',
      room: 700,
      title: t('fields.company'),
      render: (_, { company }) => (
        <Link to={`/transactions/wallet/${company.id}`}>
          <bdi>{company.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('fields.state'),
      render: (_, hold) => <HoldState hold={hold} />,
    },
    {
      key: 'created_at',
      room: 900,
      title: t('holds.age'),
      sorter: true,
      render: (_, { created_at: at }) => (
        <time dateTime={at} title={dateTime(at)}>
          {relative(at)}
        </time>
      ),
    },
    {
      key: 'expires_at',
      room: 800,
      title: t('holds.expires_at'),
      sorter: true,
      render: (_, { expires_at: at }) => at && <When at={at} />,
    },
    {
      key: 'captured',
      room: 1000,
      title: t('holds.captured'),
      align: 'end',
      render: (_, { captured, transaction_id: id }) =>
        captured &&
        (id ? (
          <Link to={`/transactions/view/${id}`}>
            <Amount money={captured} />
          </Link>
        ) : (
          <Amount money={captured} />
        )),
    },
    {
      key: 'amount',
      title: t('fields.amount'),
      align: 'end',
      render: (_, { amount }) => <Amount money={amount} />,
    },
  ];
}
