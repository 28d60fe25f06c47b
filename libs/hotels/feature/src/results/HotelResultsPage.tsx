import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { decodeStay, encodeStay, judgeStay, type StayCriteria } from '@traveldesk/hotels-contract';
import { useReplacing } from '@traveldesk/hotels-ui';
import '@traveldesk/hotels-ui/texts';
import { EmptyState, LinkButton, PageHeader, preloadable } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';
import { SkipToResults, useSearchOnPage } from '@traveldesk/suppliers-ui';
import { StayCriteriaSummary } from '../search/StayCriteriaSummary';
import { emptyStaySearch, stopStaySearch, useFoundStays, useHotelsOffersQuery } from './offers.api';
import { StayResults } from './StayResults';

// The form is loaded when its button gets the pointer or the focus, so that reading the list does not load it.
const { Component: SearchInPlace, preload: preloadForm } = preloadable(
  async () => (await import('./SearchInPlace')).SearchInPlace,
);
const prepare = () => void preloadForm().catch(() => undefined);

/** The page /hotels/results: searches by the criteria in the address, and lists the suppliers' properties as they arrive. */
export function HotelResultsPage() {
  const { t } = useTranslation('hotels');
  const { search, state } = useLocation();
  const { draft, errors } = useMemo(() => decodeStay(new URLSearchParams(search)), [search]);
  const { criteria } = judgeStay(draft, { now: new Date(serverNow()), place: undefined });
  const readable = Object.keys(errors).length === 0 ? criteria : null;
  const query = encodeStay(draft);
  const edit = `/hotels/search?${query}${useReplacing()}`;
  const found = useFoundStays(query);
  const [editing, setEditing] = useState((state as { edit?: boolean } | null)?.edit === true);
  return (
    <section>
      <PageHeader
        title={t('results.title')}
        state={readable && <SkipToResults>{t('results.skip')}</SkipToResults>}
        note={<StayCriteriaSummary criteria={draft} place={found?.search?.place ?? null} />}
        actions={
          <Button
            aria-expanded={editing}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setEditing(!editing)}
          >
            {t('results.edit')}
          </Button>
        }
      />
      {editing && (
        <Suspense>
          <SearchInPlace key={`form ${query}`} draft={draft} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {readable ? (
        <Search key={query} query={query} criteria={readable} />
      ) : (
        <EmptyState
          title={t('results.unreadable')}
          hint={t('results.unreadableHint')}
          action={
            <LinkButton type="primary" to={edit}>
              {t('results.edit')}
            </LinkButton>
          }
        />
      )}
    </section>
  );
}

function Search({ query, criteria }: { query: string; criteria: StayCriteria }) {
  const { currentData: state = emptyStaySearch, refetch } = useHotelsOffersQuery(query);
  const onVisit = useSearchOnPage(query, stopStaySearch);
  return (
    <StayResults
      state={state}
      criteria={criteria}
      query={query}
      onAgain={() => void refetch()}
      onVisit={onVisit}
    />
  );
}

export { HotelResultsPage as Component };
