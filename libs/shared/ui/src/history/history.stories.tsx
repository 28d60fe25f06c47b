import type { HistoryEntry } from '@traveldesk/shared-contract';
import { refusal, useSay } from '../testing/story.fake';
import { HistoryPanel, type HistoryPages } from './HistoryPanel';

export default { title: 'History' };

const entries: HistoryEntry[] = [
  {
    id: '2',
    at: '2030-01-15T09:30:00Z',
    action: 'update',
    actor: { id: '7', name: 'Mona Said' },
    address: '192.0.2.7',
    request_id: 'req-2',
    changes: [{ field: 'plate', before: 'KX-100', after: 'KX-204' }],
  },
  {
    id: '1',
    at: '2030-01-01T08:00:00Z',
    action: 'create',
    actor: null,
    address: null,
    request_id: null,
    changes: [{ field: 'plate', before: null, after: 'KX-100' }],
  },
];
const nothing = () => undefined;
const idle: HistoryPages = {
  isError: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: nothing,
  refetch: nothing,
};

function Shown(props: Partial<HistoryPages>) {
  const say = useSay();
  return <HistoryPanel history={{ ...idle, ...props }} fieldName={() => say('Plate', 'اللوحة')} />;
}

export const Entries = () => <Shown data={{ pages: [{ data: entries, total: 2 }] }} />;
export const MoreEntries = () => <Shown data={{ pages: [{ data: entries, total: 9 }] }} hasNextPage />;
export const Loading = () => <Shown isFetching />;
export const Failed = () => <Shown isError error={refusal} />;
