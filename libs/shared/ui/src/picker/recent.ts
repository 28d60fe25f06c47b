import { keep, parseKept, readKept, readSession } from '@traveldesk/shared-web';
import type { RemoteOption } from './option';

/** More than are offered: a form that is opened again with what was chosen in it has the names. */
const kept = 20;

function keyOf(picker: string): string {
  return `recent.${picker}.${readSession().user?.id ?? ''}`;
}

/** What this user has last chosen in this picker on this device, the newest first. A picker without a name remembers nothing. */
export function recentOptions(picker: string | undefined): RemoteOption[] {
  if (picker === undefined) return [];
  const stored = parseKept(readKept(keyOf(picker)));
  return Array.isArray(stored) ? stored.filter(isOption) : [];
}

export function rememberOption(picker: string | undefined, option: RemoteOption): void {
  if (picker === undefined) return;
  const others = recentOptions(picker).filter(({ value }) => value !== option.value);
  keep(keyOf(picker), JSON.stringify([option, ...others].slice(0, kept)));
}

function isOption(stored: unknown): stored is RemoteOption {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'value' in stored &&
    typeof stored.value === 'string' &&
    'label' in stored &&
    typeof stored.label === 'string'
  );
}
