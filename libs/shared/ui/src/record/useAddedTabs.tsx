import { useText } from '@traveldesk/shared-web';
import type { AdditionPlace, AdditionProps } from '../additions/additions';
import { useMoreAdditions } from '../additions/useMoreAdditions';
import type { RecordTab } from './RecordPage';

/** Returns the tabs that other domains add to a record's page. `record`: undefined while it loads. */
export function useAddedTabs(place: AdditionPlace, record: AdditionProps | undefined): RecordTab[] {
  const text = useText();
  return useMoreAdditions(place).map(({ key, label, Component }) => ({
    key,
    label: text(label),
    content: record && <Component {...record} />,
  }));
}
