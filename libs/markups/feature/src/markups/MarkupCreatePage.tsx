import { useTranslation } from 'react-i18next';
import { markupInputSchema, type MarkupInput } from '@traveldesk/markups-contract';
import { FormPage } from '@traveldesk/shared-ui';
import '../texts';
import { useMarkupsCreateMarkupMutation } from './markups.api';
import { MarkupForm } from './MarkupForm';

const blank: Partial<MarkupInput> = {};

export function MarkupCreatePage() {
  const { t } = useTranslation('markups');
  const [create] = useMarkupsCreateMarkupMutation();
  return (
    <FormPage
      title={t('markups.add')}
      back="/markups"
      backLabel={t('markups.title')}
      initialValues={blank}
      onSubmit={(values, _, key) => create({ key, input: markupInputSchema.parse(values) }).unwrap()}
    >
      <MarkupForm />
    </FormPage>
  );
}

export { MarkupCreatePage as Component };
