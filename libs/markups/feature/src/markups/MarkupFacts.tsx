import { useTranslation } from 'react-i18next';
import type { Markup } from '@traveldesk/markups-contract';
import { languages } from '@traveldesk/shared-contract';
import { Bidi, Fact, Facts } from '@traveldesk/shared-ui';

/** What one is; each fact keeps its place while it is being read. */
export function MarkupFacts({ markup }: { markup: Markup | undefined }) {
  const { t } = useTranslation(['markups', 'common']);
  const label = t('markups.fields.name');
  return (
    <Facts waiting={!markup}>
      {languages.map((one) => (
        <Fact
          key={one}
          label={t('common:form.inLanguage', { label, language: t(`common:languages.${one}`) })}
        >
          <bdi lang={one}>{markup?.name[one]}</bdi>
        </Fact>
      ))}
      <Fact label={t('markups.fields.code')}>
        <Bidi code>{markup?.code}</Bidi>
      </Fact>
    </Facts>
  );
}
