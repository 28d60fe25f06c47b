import type { Language } from '@traveldesk/shared-contract';
import { naming } from '../i18n/i18n';
import { setLanguageSource } from '../i18n/language';
import { showLanguage } from '../i18n/set-language';
import { signedOutSession, takeSession } from '../session/storage';

/** The signed-in user of an application that uses the shared parts. */
export interface ApplicationUser {
  /** Drafts and recent choices that the device keeps belong to this id. */
  id: string;
  /** The names of the user's permissions, as `useCan` and `RecordLink` ask for them. */
  permissions: readonly string[];
}

/** Sets the user of an application whose session this library does not keep. */
export function takeUser(user: ApplicationUser | null): void {
  if (!user) return takeSession(signedOutSession);
  const permissions = [...user.permissions];
  const own = { id: user.id, name: '', email: '', type: '', roles: [], links: [], modules: [], permissions };
  takeSession({ ...signedOutSession, permissions, user: { ...own, password_changed: true } });
}

/** Shows the language that an application gives, and stores nothing. Resolves when its texts are loaded. */
export function takeLanguage(language: Language): Promise<void> {
  setLanguageSource(() => language);
  return showLanguage();
}

/** Sets the product's name in titles and texts. */
export function takeName(product: string): void {
  naming.product = product;
}
