import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { preloadable, RecordPage } from '@traveldesk/shared-ui';
import { firstRecord, useLanguage } from '@traveldesk/shared-web';
import '../texts';
import { useMarkupActions } from './markup.actions';
import { MarkupFacts } from './MarkupFacts';
import { markupsMarkup, useMarkupsMarkupQuery } from './markups.api';

const { Component: MarkupHistory } = preloadable(async () => (await import('./MarkupHistory')).MarkupHistory);

export function MarkupViewPage() {
  const { t } = useTranslation(['markups', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const result = useMarkupsMarkupQuery(id);
  const markup = result.currentData;
  const actions = useMarkupActions();
  return (
    <RecordPage
      name={markup?.name[language]}
      back="/markups"
      backLabel={t('markups.title')}
      result={result}
      actions={markup ? actions(markup) : []}
      tabs={[{ key: 'history', label: t('common:history.title'), content: <MarkupHistory id={id} /> }]}
    >
      <MarkupFacts markup={markup} />
    </RecordPage>
  );
}

MarkupViewPage.first = firstRecord(markupsMarkup);

export { MarkupViewPage as Component };
