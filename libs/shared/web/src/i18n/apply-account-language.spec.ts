import { signedOutSession, storeSession, takeSession } from '../session/storage';
import { currentLanguage } from './language';
import { applyAccountLanguage, setLanguage } from './set-language';

const user = (id: string) => ({
  id,
  name: 'Mona Said',
  email: 'mona@traveldesk.example',
  type: 'staff',
  roles: [],
  permissions: [],
  links: [],
  modules: [],
  password_changed: true,
});

/** Signs in a user whose own language is `own`. */
async function signIn(id: string, own: 'en' | 'fr' | 'ar') {
  storeSession({ token: 't', user: user(id) });
  await applyAccountLanguage(own);
}

describe('the language after a sign-in', () => {
  beforeEach(() => {
    localStorage.clear();
    takeSession(signedOutSession);
  });

  it("is the user's own the first time", async () => {
    await signIn('mona', 'ar');
    expect(currentLanguage()).toBe('ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it("is the one chosen before the sign-in, and the user's own from then on", async () => {
    await setLanguage('fr');
    await signIn('mona', 'ar');
    expect(currentLanguage()).toBe('fr');
    takeSession(signedOutSession);
    await signIn('omar', 'en');
    expect(currentLanguage()).toBe('en');
  });

  it("is the account's current one", async () => {
    await signIn('mona', 'ar');
    takeSession(signedOutSession);
    await signIn('mona', 'fr');
    expect(currentLanguage()).toBe('fr');
  });

  it("is the user's earlier choice on this device, and not another user's choice", async () => {
    await signIn('mona', 'en');
    await setLanguage('fr');
    takeSession(signedOutSession);
    await signIn('mona', 'en');
    expect(currentLanguage()).toBe('fr');
    takeSession(signedOutSession);
    await signIn('omar', 'ar');
    expect(currentLanguage()).toBe('ar');
  });
});
