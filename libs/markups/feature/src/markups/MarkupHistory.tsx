import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useMarkupsMarkupHistoryInfiniteQuery } from './markups.api';
import { markupFieldName } from './markup.fields';

/** Who changed what, and when. */
export function MarkupHistory({ id }: { id: string }) {
  const { t } = useTranslation('markups');
  const history = useMarkupsMarkupHistoryInfiniteQuery(id);
  return <HistoryPanel history={history} fieldName={(field) => markupFieldName(t, field)} />;
}
