import { i18n, showToast } from '@traveldesk/shared-web';
import type { Screen } from '../domains';
import '../menu/words';

/** Explains the redirect to / for a missing permission (SPECIFICATION 2), and lets the user ask who has it. */
export function sayWhy({ label, permission: wanted = '' }: Screen): void {
  const lacking = typeof wanted === 'string' ? [wanted] : wanted;
  // Isolated, so that a Latin name does not move an Arabic sentence's full stop.
  const permission = `\u2068${lacking.join(', ')}\u2069`;
  const title = label
    ? i18n.t('whoCan.refused', { ns: 'common', screen: i18n.t(label), permission })
    : i18n.t('whoCan.refusedHere', { ns: 'common', permission });
  showToast({ title, status: false, permissions: lacking });
}
