import { useTranslation } from 'react-i18next';
import { LinkButton } from '@traveldesk/shared-ui';
import { SearchNotices, SearchRefused } from '@traveldesk/suppliers-ui';
import type { StaySearch } from './offers.api';

export interface StayNoticesProps {
  state: StaySearch;
  query: string;
  listed: number;
  filtered: boolean;
  onAgain: () => void;
  onReset: () => void;
}

/** Shows notices if the list is missing or incomplete. */
export function StayNotices({ query, ...props }: StayNoticesProps) {
  const { t } = useTranslation('hotels');
  const { state, onAgain } = props;
  const edit = (
    <LinkButton type="primary" to={`/hotels/search?${query}`}>
      {t('results.edit')}
    </LinkButton>
  );
  return (
    <SearchNotices
      {...props}
      found={state.results.length}
      words={{
        none: t('results.none'),
        noneHint: t('results.noneHint'),
        noneOfSome: t('results.noneOfSome'),
      }}
      refused={<SearchRefused state={state} edit={edit} onAgain={onAgain} />}
    />
  );
}
