import { keep, parseKept, readKept, readSession } from '@traveldesk/shared-web';
import type { RemoteOption } from './option';

/** More than are offered, so that a reopened form finds the names of its choices. */
const kept = 20;

function keyOf(picker: string): string {
  return `recent.${picker}.${readSession().user?.id ?? ''}`;
}

/** Returns this user's last choices in a picker on this device, newest first. A picker without a name remembers none. */
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
