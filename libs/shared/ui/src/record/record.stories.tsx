import { refusal, useSay } from '../testing/story.fake';
import { Tag } from '../text/Tag';
import { deleteAction, editAction } from '../table/actions';
import { Fact, Facts } from './Facts';
import { NameFacts } from './NameFacts';
import { OwnNameFacts } from './OwnNameFacts';
import { RecentRows } from './RecentRows';
import { RecordLink } from './RecordLink';
import { RecordPage } from './RecordPage';
import { Related, RelatedList } from './Related';

export default { title: 'Record' };

const result = { isFetching: false, refetch: () => undefined };
const names = { en: 'Golf', fr: 'Golf', ar: 'جولف' };

function CarFacts({ waiting = false }: { waiting?: boolean }) {
  const say = useSay();
  return (
    <Facts waiting={waiting}>
      <NameFacts label={say('Name', 'الاسم')} name={names} />
      <Fact label={say('Owner', 'المالك')}>
        <RecordLink to="/owners/7" permission="show_cars">
          {say('Mona Said', 'منى سعيد')}
        </RecordLink>
      </Fact>
      <Fact label={say('Note', 'ملاحظة')}>{null}</Fact>
    </Facts>
  );
}

export function Page() {
  const say = useSay();
  return (
    <RecordPage
      name="Golf"
      state={<Tag color="success">{say('Free', 'متاحة')}</Tag>}
      back="/cars"
      backLabel={say('Cars', 'السيارات')}
      result={result}
      actions={[editAction('/cars/edit/1', 'Golf'), deleteAction(() => Promise.resolve(), 'Golf')]}
      tabs={[{ key: 'rentals', label: say('Rentals', 'التأجيرات'), content: null }]}
    >
      <CarFacts />
      <Related>
        <RelatedList label={say('Repairs', 'الإصلاحات')} to="/repairs" of={{ url: '/repairs', params: {} }} />
      </Related>
    </RecordPage>
  );
}

export function Loading() {
  const say = useSay();
  return (
    <RecordPage
      name={undefined}
      back="/cars"
      backLabel={say('Cars', 'السيارات')}
      result={{ ...result, isFetching: true }}
      actions={[]}
    >
      <CarFacts waiting />
    </RecordPage>
  );
}

export function Failed() {
  const say = useSay();
  return (
    <RecordPage
      name={undefined}
      back="/cars"
      backLabel={say('Cars', 'السيارات')}
      result={{ ...result, error: refusal }}
      actions={[]}
    >
      <CarFacts waiting />
    </RecordPage>
  );
}

export const AllFacts = () => <CarFacts />;

export function OwnNames() {
  const say = useSay();
  return (
    <Facts waiting={false}>
      <OwnNameFacts
        label={say('Name', 'الاسم')}
        names={{ name: 'Nile Cars', name_fr: 'Voitures du Nil', name_ar: 'سيارات النيل' }}
      />
    </Facts>
  );
}

export function NewestRows() {
  const say = useSay();
  const data = ['R-1', 'R-2'].map((name) => ({ id: name, name }));
  return (
    <RecentRows
      title={say('Rentals', 'التأجيرات')}
      all="/rentals?car=1"
      result={{ ...result, currentData: { data, total: 1200, at_least: true } }}
      columns={[{ key: 'name', title: say('Number', 'الرقم'), dataIndex: 'name' }]}
      empty={say('No rentals', 'لا توجد تأجيرات')}
    />
  );
}

export const LinkAllowed = () => (
  <RecordLink to="/cars/1" permission="show_cars">
    Golf
  </RecordLink>
);
export const LinkNotAllowed = () => (
  <RecordLink to="/cars/1" permission="show_everything">
    Golf
  </RecordLink>
);
