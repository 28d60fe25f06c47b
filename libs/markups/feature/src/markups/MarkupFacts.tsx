import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { Bidi, Fact, Facts } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { markupFieldValue } from './markup.words';

/** Facts that the rule's sentence leaves out or does not give in figures. The layout does not change while data loads. */
export function MarkupFacts({ markup }: { markup: Markup | undefined }) {
  const { t } = useTranslation('markups');
  const { language } = useLanguage();
  const { number } = useFormat();
  const valueOf = (field: keyof Markup) =>
    markup && String(markupFieldValue(field, markup[field], { t, language, names: markup.names }) ?? '');
  return (
    <Facts waiting={!markup}>
      <Fact label={t('fields.kind')}>{valueOf('kind')}</Fact>
      <Fact label={t('fields.product')}>{valueOf('product')}</Fact>
      <Fact label={t('fields.layer')}>
        {markup?.owner_id ? <bdi>{valueOf('owner_id')}</bdi> : valueOf('layer')}
      </Fact>
      <Fact label={t('fields.valid_from')}>
        {markup?.valid_from ? valueOf('valid_from') : t('view.always')}
      </Fact>
      <Fact label={t('fields.valid_until')}>
        {markup?.valid_until ? valueOf('valid_until') : t('view.never')}
      </Fact>
      <Fact label={t('fields.priority')}>{markup && number(markup.priority)}</Fact>
      <Fact label={t('fields.currency')}>
        <Bidi code>{markup?.currency}</Bidi>
      </Fact>
      <Fact label={t('fields.refund')}>{valueOf('refund')}</Fact>
      <Fact label={t('fields.tax_percent')}>
        {markup?.tax_percent && <Bidi>{valueOf('tax_percent')}</Bidi>}
      </Fact>
      <Fact label={t('fields.in_force')}>{markup?.in_force && number(markup.in_force)}</Fact>
      <Fact label={t('fields.revision')}>{markup && number(markup.revision)}</Fact>
      <Fact label={t('fields.notes')}>{markup?.notes && <bdi>{markup.notes}</bdi>}</Fact>
    </Facts>
  );
}
