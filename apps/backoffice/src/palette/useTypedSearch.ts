import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useCan, withTexts } from '@traveldesk/shared-web';
import { loadTypedSearch } from '../domains';
import type { Command } from './search';

type Reader = Awaited<ReturnType<typeof loadTypedSearch>>;

/** Matches two places or the start of an availability command; only then is the parser loaded. */
const maySearch = /^\s*(an\d|[a-z]{3}[-/>\s]?[a-z]{3})/i;

interface TypedSearch {
  searches: Command[];
  isComing: boolean;
  /** The part that was not understood. */
  misread: ReactNode;
}

/** Returns the flight search typed in trade shorthand, shown as it would be searched, if its places exist. */
export function useTypedSearch(typed: string): TypedSearch {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const [reader, setReader] = useState<Reader | null>();
  const isWanted = useCan('flights_search') && maySearch.test(typed);
  useEffect(() => {
    if (!isWanted || reader !== undefined) return;
    withTexts(loadTypedSearch()).then(
      setReader,
      // Screens and records can be found without the parser.
      () => setReader(null),
    );
  }, [isWanted, reader]);
  const search = isWanted ? reader?.readSearch(typed) : undefined;
  const dispatch = useAppDispatch();
  const [judged, setJudged] = useState({ places: '', exist: false });
  const places = search?.places.join(' ') ?? '';
  useEffect(() => {
    if (!reader || places === '') return undefined;
    let isCurrent = true;
    void dispatch(reader.placesExist(places.split(' '))).then(
      (exist) => isCurrent && setJudged({ places, exist }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reader, places, dispatch]);
  const isJudged = judged.places === places;
  const searches =
    search && isJudged && judged.exist
      ? [
          {
            key: 'flights-search',
            label: t('palette.search'),
            content: search.summary,
            isOnlyChosen: !search.isDated,
            run: () => void navigate(search.path),
          },
        ]
      : [];
  return {
    searches,
    isComing: (isWanted && reader === undefined) || (search !== undefined && !isJudged),
    misread: isWanted && !search ? reader?.misreadSearch(typed) : undefined,
  };
}
