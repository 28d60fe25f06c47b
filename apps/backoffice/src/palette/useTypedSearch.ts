import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { can, useAppDispatch, useSession, useText, withTexts } from '@traveldesk/shared-web';
import { typedSearches } from '../domains';
import { routeOf, type ScreenName } from '../manifests';
import type { Command } from './search';
import type { TypedSearchReader } from './typed-search';

interface TypedSearch {
  searches: Command[];
  isComing: boolean;
  /** The part that was not understood. */
  misread: ReactNode;
}

/** Returns the search of a product typed in trade shorthand, shown as it would be searched, if its places exist. */
export function useTypedSearch(typed: string): TypedSearch {
  const text = useText();
  const navigate = useNavigate();
  const { permissions } = useSession();
  // Null if a parser could not be loaded: screens and records can be found without it.
  const [readers, setReaders] = useState<Partial<Record<ScreenName, TypedSearchReader | null>>>({});
  const product = typedSearches.find(
    ({ screen, shape }) => can(routeOf(screen).permission, permissions) && shape.test(typed),
  );
  const reader = product && readers[product.screen];
  const isLoading = product !== undefined && reader === undefined;
  useEffect(() => {
    if (!product || !isLoading) return;
    const { screen, load } = product;
    const set = (loaded: TypedSearchReader | null) => setReaders((all) => ({ ...all, [screen]: loaded }));
    withTexts(load()).then(set, () => set(null));
  }, [product, isLoading]);
  const search = reader?.readSearch(typed);
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
  const label = product && routeOf(product.screen).label;
  const searches =
    product && search && isJudged && judged.exist
      ? [
          {
            key: `typed ${product.screen}`,
            icon: product.screen,
            label: label ? text(label) : '',
            content: search.summary,
            isOnlyChosen: !search.isDated,
            run: () => void navigate(search.path),
          },
        ]
      : [];
  return {
    searches,
    isComing: isLoading || (search !== undefined && !isJudged),
    misread: search ? undefined : reader?.misreadSearch(typed),
  };
}
