import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LinkButton } from '@traveldesk/shared-ui';
import { isNoSuchRecord, problemOf } from '@traveldesk/shared-web';

export interface PropertyFailedProps {
  error: unknown;
  /** The address's query, with the criteria of the search as far as they can be read. */
  search: string;
  onRetry: () => void;
}

/** Says why a property cannot be opened. Where a retry cannot help, a link leads to the search. */
export function PropertyFailed({ error, search, onRetry }: PropertyFailedProps) {
  const { t } = useTranslation('hotels');
  const fields = Object.entries(problemOf(error)?.fields ?? {});
  const kind = fields.length > 0 ? 'unreadable' : isNoSuchRecord(error) ? 'unknown' : undefined;
  if (!kind) return <ErrorState error={error} onRetry={onRetry} />;
  const said = fields.map(([field, sentence]) => <span key={field}>{sentence} </span>);
  return (
    <div role="alert">
      <EmptyState
        title={t(`property.failed.${kind}`)}
        hint={kind === 'unreadable' ? <>{said}</> : t('property.failed.unknownHint')}
        action={
          <LinkButton type="primary" to={`/hotels/search?${search}`}>
            {t('property.toSearch')}
          </LinkButton>
        }
      />
    </div>
  );
}
