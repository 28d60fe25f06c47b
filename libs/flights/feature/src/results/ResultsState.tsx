import { useTranslation } from 'react-i18next';
import { encodeCriteria, withoutPassedDays, type FlightCriteria } from '@traveldesk/flights-contract';
import { type SearchState } from '@traveldesk/flights-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';
import { SearchNotices, SearchRefused } from '@traveldesk/suppliers-ui';
import { PassedDays } from './PassedDays';

export interface ResultsStateProps {
  state: SearchState;
  criteria: FlightCriteria;
  listed: number;
  filtered: boolean;
  onAgain: () => void;
  onReset: () => void;
}

/** Shows notices if the list is missing or incomplete. */
export function ResultsState(props: ResultsStateProps) {
  const { state } = props;
  const { t } = useTranslation('flights');
  const words = {
    none: t('results.none'),
    noneHint: t('results.noneHint'),
    noneOfSome: t('results.noneOfSome'),
  };
  return (
    <SearchNotices {...props} found={state.offers.length} words={words} refused={<Refused {...props} />} />
  );
}

/** Shows why the API rejected the search; passed days are replaced by new ones. */
function Refused({ state, criteria, onAgain }: Pick<ResultsStateProps, 'state' | 'criteria' | 'onAgain'>) {
  const { t } = useTranslation('flights');
  const fields = state.error?.problem?.fields;
  const anew = fields && withoutPassedDays(criteria, new Date(serverNow()), (field) => field in fields);
  if (anew) return <PassedDays anew={anew} />;
  const edit = (
    <LinkButton type="primary" to={`/flights/viewTrip?${encodeCriteria(criteria)}`}>
      {t('results.edit')}
    </LinkButton>
  );
  return <SearchRefused state={state} edit={edit} onAgain={onAgain} />;
}
