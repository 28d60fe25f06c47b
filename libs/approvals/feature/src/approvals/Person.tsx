import { useTranslation } from 'react-i18next';
import type { Approval } from '@traveldesk/approvals-contract';

/** The author or decider, as far as the reader may know. */
export function Person({ person }: { person: Approval['author'] }) {
  const { t } = useTranslation('approvals');
  return 'hidden' in person ? t(`people.${person.hidden}`) : <bdi>{person.name}</bdi>;
}
