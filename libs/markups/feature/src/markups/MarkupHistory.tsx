import { useTranslation } from 'react-i18next';
import { HistoryPanel } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { noNames } from '../no-names';
import en from '../texts/en.json';
import { markupFieldName, markupFieldValue } from './markup.words';
import { useMarkupsMarkupHistoryInfiniteQuery, useMarkupsMarkupQuery } from './markups.api';

/** The history of a rule, including pauses, approvals and returns. */
export function MarkupHistory({ id }: { id: string }) {
  const { t } = useTranslation('markups');
  const { language } = useLanguage();
  const { currentData: markup } = useMarkupsMarkupQuery(id);
  const history = useMarkupsMarkupHistoryInfiniteQuery(id);
  const words = { t, language, names: markup?.names ?? noNames };
  return (
    <HistoryPanel
      history={history}
      fieldName={(field) => markupFieldName(t, field, markup?.product)}
      fieldValue={(field, value) => markupFieldValue(field, value, words)}
      actionName={(action) => (isAction(action) ? t(`history.${action}`) : action)}
    />
  );
}

function isAction(action: string): action is keyof typeof en.history {
  return action in en.history;
}
