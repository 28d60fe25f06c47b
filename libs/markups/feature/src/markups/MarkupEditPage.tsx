import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { markupInputSchema, markupPaths } from '@traveldesk/markups-contract';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { showToast, useLanguage } from '@traveldesk/shared-web';
import { noNames } from '../no-names';
import { comparedFields } from '../form/compared';
import { inputOf, type MarkupValues } from '../form/markup.form';
import { MarkupForm } from '../form/MarkupForm';
import { useMarkupsLimitsQuery } from '../settings/markup-settings.api';
import '../texts';
import { markupInputOf } from './markup.fields';
import { MarkupHistory } from './MarkupHistory';
import {
  useLazyMarkupsMarkupQuery,
  useMarkupsMarkupQuery,
  useMarkupsUpdateMarkupMutation,
} from './markups.api';

export function MarkupEditPage() {
  const { t } = useTranslation(['markups', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const markup = useMarkupsMarkupQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(markup);
  const { data: limits } = useMarkupsLimitsQuery();
  const [readAgain] = useLazyMarkupsMarkupQuery();
  const [update] = useMarkupsUpdateMarkupMutation();
  return (
    <FormPage<MarkupValues>
      title={t('edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/markups"
      backLabel={t('title')}
      initialValues={opened && markupInputOf(opened)}
      version={opened?.version}
      loadError={markup.error}
      onRetry={() => void markup.refetch()}
      onSubmit={async (values, version) => {
        const done = await update({ id, version, input: markupInputSchema.parse(inputOf(values)) }).unwrap();
        // Users expect a saved rule to apply at once; tell them when it does not.
        if (done.data.in_force !== done.data.revision) showToast({ title: done.message, status: true });
        return done;
      }}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: markupInputOf(newest), version: newest.version };
        },
        fields: comparedFields(t, language, opened?.names ?? noNames),
        history: markupPaths.history(id),
      }}
      after={<MarkupHistory id={id} />}
    >
      <MarkupForm markup={opened} limits={limits} />
    </FormPage>
  );
}

export { MarkupEditPage as Component };
