import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { markupInputSchema } from '@traveldesk/markups-contract';
import { FormPage, useOpened } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import '../texts';
import {
  useMarkupsMarkupQuery,
  useMarkupsUpdateMarkupMutation,
  useLazyMarkupsMarkupQuery,
} from './markups.api';
import { comparedMarkupFields, markupInputOf } from './markup.fields';
import { MarkupForm } from './MarkupForm';
import { MarkupHistory } from './MarkupHistory';

export function MarkupEditPage() {
  const { t } = useTranslation(['markups', 'common']);
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const markup = useMarkupsMarkupQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useOpened(markup);
  const [readAgain] = useLazyMarkupsMarkupQuery();
  const [update] = useMarkupsUpdateMarkupMutation();
  return (
    <FormPage
      title={t('markups.edit', { name: opened?.name[language] ?? search.get('name') ?? '' })}
      back="/markups"
      backLabel={t('markups.title')}
      initialValues={opened && markupInputOf(opened)}
      version={opened?.version}
      loadError={markup.error}
      onRetry={() => void markup.refetch()}
      onSubmit={(values, version) => update({ id, version, input: markupInputSchema.parse(values) }).unwrap()}
      stale={{
        load: async () => {
          const newest = await readAgain(id).unwrap();
          return { values: markupInputOf(newest), version: newest.version };
        },
        fields: comparedMarkupFields(t),
      }}
      after={<MarkupHistory id={id} />}
    >
      <MarkupForm />
    </FormPage>
  );
}

export { MarkupEditPage as Component };
