import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@traveldesk/shared-contract';

/** Returns a function that names the author of a change, if the reader may know it. */
export function useActorName(): (actor: HistoryEntry['actor']) => string {
  const { t } = useTranslation('common');
  return (actor) => {
    if (actor === null) return t('history.system');
    return 'hidden' in actor ? t(`history.hidden.${actor.hidden}`) : actor.name;
  };
}
