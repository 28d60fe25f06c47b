import { encodeStay, type StayCriteria, type StayPlace } from '@traveldesk/hotels-contract';
import { OwnSearches } from '@traveldesk/suppliers-ui';
import {
  useHotelsForgetSearchMutation,
  useHotelsSaveSearchMutation,
  useHotelsSearchesQuery,
} from './searches.api';
import { StayCriteriaSummary } from './StayCriteriaSummary';

export interface HotelSearchesProps {
  /** The current criteria, which can be saved; null while they are invalid. */
  current: StayCriteria | null;
}

const itemOf = (criteria: StayCriteria, place: StayPlace | null) => ({
  to: `/hotels/search?${encodeStay(criteria)}`,
  summary: <StayCriteriaSummary criteria={criteria} place={place} />,
});

/** The user's saved and recent searches for hotels. */
export function HotelSearches({ current }: HotelSearchesProps) {
  const { data, isFetching, error, refetch } = useHotelsSearchesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [save, saving] = useHotelsSaveSearchMutation();
  const [forget] = useHotelsForgetSearchMutation();
  return (
    <OwnSearches
      saved={data?.saved.map(({ next, place, ...saved }) => ({ ...saved, ...itemOf(next, place) }))}
      recent={data?.recent.map(({ criteria, place, ...recent }) => ({
        ...recent,
        ...itemOf(criteria, place),
      }))}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      current={current && encodeStay(current)}
      saving={saving}
      onSave={save}
      onForget={(id) => void forget(id)}
    />
  );
}
