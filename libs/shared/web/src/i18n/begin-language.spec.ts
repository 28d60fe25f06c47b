import { nobody, storeSession, takeSession } from '../session/storage';
import { currentLanguage } from './language';
import { beginLanguage, setLanguage } from './set-language';

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

/** Somebody signs in whose own language is `own`. */
async function signIn(id: string, own: 'en' | 'fr' | 'ar') {
  storeSession({ token: 't', user: user(id) });
  await beginLanguage(own);
}

describe('the language of who has signed in', () => {
  beforeEach(() => {
    localStorage.clear();
    takeSession(nobody);
  });

  it('is their own from the first time', async () => {
    await signIn('mona', 'ar');
    expect(currentLanguage()).toBe('ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it('is what was chosen on the way in, and theirs from then on', async () => {
    await setLanguage('fr');
    await signIn('mona', 'ar');
    expect(currentLanguage()).toBe('fr');
    takeSession(nobody);
    await signIn('omar', 'en');
    expect(currentLanguage()).toBe('en');
  });

  it('is the one that their account has by now', async () => {
    await signIn('mona', 'ar');
    takeSession(nobody);
    await signIn('mona', 'fr');
    expect(currentLanguage()).toBe('fr');
  });

  it('is what they chose here before, and not what another user chose', async () => {
    await signIn('mona', 'en');
    await setLanguage('fr');
    takeSession(nobody);
    await signIn('mona', 'en');
    expect(currentLanguage()).toBe('fr');
    takeSession(nobody);
    await signIn('omar', 'ar');
    expect(currentLanguage()).toBe('ar');
  });
});
