import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import { netSalesColumns, type SalesGroup, type SalesRow } from '@traveldesk/bookings-contract';
import { Amount, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';

interface Shown {
  by: SalesGroup;
  seesNet: boolean;
  /** The address of one group's own report. */
  linkTo: (row: SalesRow) => string | null;
}

/** Columns of the sales report. Amounts sort within their currency. */
export function salesReportColumns(
  t: TFunction<'salesReport'>,
  { date, number }: Pick<Format, 'date' | 'number'>,
  { by, seesNet, linkTo }: Shown,
): DataColumn<SalesRow>[] {
  const nameOf = ({ key, name }: SalesRow) => {
    if (key === null) return t(by === 'user' ? 'none.user' : 'none.supplier');
    return by === 'day' || by === 'month' ? date(key) : (name ?? key);
  };
  const amounts = ['sales', 'refunds', ...(seesNet ? netSalesColumns : [])] as const;
  const rooms: Partial<Record<(typeof amounts)[number], 800 | 900>> = {
    net: 800,
    margin: 900,
    expected: 900,
  };
  return [
    {
      key: 'name',
      title: t(`fields.${by}`),
      sorter: true,
      render: (_, row) => {
        const [name, to] = [<bdi key="name">{nameOf(row)}</bdi>, linkTo(row)];
        return to ? <Link to={to}>{name}</Link> : name;
      },
    },
    { key: 'currency', title: t('fields.currency'), render: (_, { currency }) => currency },
    {
      key: 'tickets',
      room: 700,
      title: t('fields.tickets'),
      align: 'end',
      sorter: true,
      render: (_, { tickets }) => number(tickets),
    },
    ...amounts.map((key): DataColumn<SalesRow> => ({
      key,
      title: t(`fields.${key}`),
      align: 'end',
      sorter: true,
      ...(rooms[key] && { room: rooms[key] }),
      render: (_, row) => {
        const money = row[key];
        return money && <Amount money={money} bare />;
      },
    })),
  ];
}
