import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markupInputSchema } from '@traveldesk/markups-contract';
import { FormPage, useDuplicate } from '@traveldesk/shared-ui';
import { blankValues, inputOf, type MarkupValues } from '../form/markup.form';
import { MarkupForm } from '../form/MarkupForm';
import { useMarkupsLimitsQuery } from '../settings/markup-settings.api';
import '../texts';
import { markupInputOf } from './markup.fields';
import { useMarkupsCreateMarkupMutation, useMarkupsMarkupQuery } from './markups.api';

export function MarkupCreatePage() {
  const { t } = useTranslation('markups');
  const { data: limits, isError } = useMarkupsLimitsQuery();
  const [create] = useMarkupsCreateMarkupMutation();
  const currency = limits?.amount_limit.currency ?? null;
  // The limit is in the platform's currency, the default of a new rule.
  const blank = useMemo(
    () => (limits || isError ? blankValues(currency) : undefined),
    [limits, isError, currency],
  );
  const { original, ...duplicate } = useDuplicate(
    useMarkupsMarkupQuery,
    (markup): MarkupValues => ({ ...markupInputOf(markup), effective_at: null }),
    blank,
  );
  return (
    <FormPage<MarkupValues>
      title={t('add')}
      back="/markups"
      backLabel={t('title')}
      {...duplicate}
      onSubmit={(values, _, key) => create({ key, input: markupInputSchema.parse(inputOf(values)) }).unwrap()}
    >
      <MarkupForm names={original?.names} limits={limits} />
    </FormPage>
  );
}

export { MarkupCreatePage as Component };
