import { CarOutlined, ToolOutlined } from '@ant-design/icons';
import { Amount } from '../text/Amount';
import { Bidi } from '../text/Bidi';
import { cars, refusal, tableProps, useSay, type Car } from '../testing/story.fake';
import { commandAction, deleteAction, editAction, linkAction, type RowActionList } from './actions';
import type { DataColumn } from './columns';
import { ConfirmedRowActions } from './ConfirmedRowActions';
import { DataTable, type DataTableProps } from './DataTable';
import { Pager } from './Pager';
import { RowTable } from './RowTable';

export default { title: 'Table' };

const nothing = () => undefined;
const done = () => Promise.resolve();

function useColumns(): DataColumn<Car>[] {
  const say = useSay();
  return [
    { key: 'name', title: say('Name', 'الاسم'), dataIndex: 'name', sorter: true },
    { key: 'plate', title: say('Plate', 'اللوحة'), render: (_, { plate }) => <Bidi code>{plate}</Bidi> },
    {
      key: 'price',
      title: say('Price', 'السعر'),
      align: 'end',
      render: (_, { price }) => <Amount money={{ amount: price, currency: 'EUR' }} />,
    },
  ];
}

const actions = ({ id, name }: Car): RowActionList => [
  editAction(`/cars/edit/${id}`, name),
  deleteAction(done, name),
];

function Cars(props: Partial<DataTableProps<Car>>) {
  return <DataTable {...tableProps} columns={useColumns()} rowActions={actions} {...props} />;
}

export const Rows = () => <Cars />;
export const Sorted = () => <Cars sort="-name" />;
export const Loading = () => <Cars rows={undefined} total={0} fetching />;
export const Fetching = () => <Cars fetching />;
export const Empty = () => <Cars rows={[]} total={0} />;
export const NoMatch = () => <Cars rows={[]} total={0} filtered />;
export const Failed = () => <Cars rows={undefined} total={0} error={refusal} />;
export const ManyPages = () => <Cars total={512} page={3} />;

export const RowsAlone = () => <RowTable rows={cars} columns={useColumns()} density="compact" />;
export const FirstPage = () => <Pager page={1} total={60} onPage={nothing} />;
export const MiddlePage = () => <Pager page={7} total={512} onPage={nothing} />;
export const LastPage = () => <Pager page={3} total={60} onPage={nothing} />;

export function FewActions() {
  return <ConfirmedRowActions actions={[editAction('/cars/edit/1', 'Golf'), deleteAction(done, 'Golf')]} />;
}

export function ManyActions() {
  const say = useSay();
  const name = 'Golf';
  return (
    <ConfirmedRowActions
      actions={[
        linkAction('/cars/1/rentals', {
          label: say('Rentals', 'التأجيرات'),
          name,
          icon: <CarOutlined aria-hidden />,
        }),
        commandAction(done, { label: say('Repair', 'إصلاح'), name, icon: <ToolOutlined aria-hidden /> }),
        editAction('/cars/edit/1', name),
        deleteAction(done, name),
      ]}
    />
  );
}
