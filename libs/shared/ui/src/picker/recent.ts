import { readSession } from '@traveldesk/shared-web';
import type { RemoteOption } from './option';

/** As many as one takes in at a glance. */
const kept = 5;

function keyOf(picker: string): string {
  return `recent.${picker}.${readSession().user?.id ?? ''}`;
}

/** What this user has last chosen in this picker on this device, the newest first. */
export function recentOptions(picker: string): RemoteOption[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(picker)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOption) : [];
  } catch {
    return [];
  }
}

export function rememberOption(picker: string, option: RemoteOption): void {
  const others = recentOptions(picker).filter(({ value }) => value !== option.value);
  localStorage.setItem(keyOf(picker), JSON.stringify([option, ...others].slice(0, kept)));
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
