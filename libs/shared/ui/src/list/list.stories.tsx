import { cars, tableProps, useSay } from '../testing/story.fake';
import { EmptyState } from '../state/EmptyState';
import { DataTable } from '../table/DataTable';
import { DayFilter } from './DayFilter';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { ListPage } from './ListPage';

export default { title: 'List' };

const filters = [
  { key: 'search', kind: 'text', label: 'common:list.search' },
  {
    key: 'state',
    kind: 'select',
    label: 'common:picker.all',
    options: [{ value: 'off', label: 'common:picker.inactive' }],
  },
  { key: 'since', kind: 'picker', label: 'common:form.month.title', Picker: DayFilter },
] as const;
const nothing = () => undefined;
const unused = { onSearch: nothing, onUnknown: nothing };

export function Page() {
  const say = useSay();
  const query = { page: 1, per_page: 20, sort: undefined };
  return (
    <ListPage
      title={say('Cars', 'السيارات')}
      note={say('Everything that can be rented', 'كل ما يمكن تأجيره')}
      create="/cars/create"
      createLabel={say('Add car', 'إضافة سيارة')}
      actions={<ExportButton url="/cars/export" query={query} name="cars" />}
      filters={<FilterBar fields={filters} values={{}} {...unused} />}
    >
      <DataTable
        {...tableProps}
        rows={cars}
        columns={[{ key: 'name', title: say('Name', 'الاسم'), dataIndex: 'name', sorter: true }]}
      />
    </ListPage>
  );
}

export function PageWithoutRows() {
  const say = useSay();
  return (
    <ListPage title={say('Cars', 'السيارات')}>
      <DataTable
        {...tableProps}
        rows={[]}
        total={0}
        columns={[{ key: 'name', title: say('Name', 'الاسم'), dataIndex: 'name' }]}
        empty={<EmptyState title={say('No cars yet', 'لا توجد سيارات بعد')} />}
      />
    </ListPage>
  );
}

export const Filters = () => <FilterBar fields={filters} values={{}} {...unused} />;
export const FiltersInUse = () => (
  <FilterBar fields={filters} values={{ search: 'golf', state: 'off', since: '2030-01-15' }} {...unused} />
);
export const Day = () => (
  <DayFilter label="Since" value="2030-01-15" onChange={nothing} onUnknown={nothing} />
);
export const Export = () => (
  <ExportButton url="/cars/export" query={{ page: 1, per_page: 20, sort: undefined }} name="cars" />
);
