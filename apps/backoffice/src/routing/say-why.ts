import { i18n, showToast } from '@traveldesk/shared-web';
import type { Screen } from '../domains';
import '../menu/words';

/** SPECIFICATION 2 sends who lacks a screen's permission to /; this says why, and lets them ask who has it. */
export function sayWhy({ label, permission: wanted = '' }: Screen): void {
  const lacking = typeof wanted === 'string' ? [wanted] : wanted;
  // Isolated, so that a Latin name does not turn an Arabic sentence's full stop.
  const permission = `\u2068${lacking.join(', ')}\u2069`;
  const title = label
    ? i18n.t('whoCan.refused', { ns: 'common', screen: i18n.t(label), permission })
    : i18n.t('whoCan.refusedHere', { ns: 'common', permission });
  showToast({ title, status: false, permissions: lacking });
}
