import { useTranslation } from 'react-i18next';
import type { Module } from '@traveldesk/modules-contract';
import { Bidi, Fact, Facts, NameFacts, When } from '@traveldesk/shared-ui';

/** Facts about a module. The layout does not change while data loads. */
export function ModuleFacts({ module }: { module: Module | undefined }) {
  const { t } = useTranslation('modules');
  return (
    <Facts waiting={!module}>
      <NameFacts label={t('modules.fields.name')} name={module?.name} />
      <Fact label={t('modules.fields.key')}>
        <Bidi code>{module?.key}</Bidi>
      </Fact>
      <Fact label={t('modules.fields.updated_at')}>{module && <When at={module.updated_at} />}</Fact>
    </Facts>
  );
}
