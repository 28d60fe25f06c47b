import { useTranslation } from 'react-i18next';
import type { Approval } from '@traveldesk/approvals-contract';

/** Who has asked, or decided, as far as the reader is told. */
export function Person({ person }: { person: Approval['author'] }) {
  const { t } = useTranslation('approvals');
  return 'hidden' in person ? t(`people.${person.hidden}`) : <bdi>{person.name}</bdi>;
}
