import type { Language } from '@traveldesk/shared-contract';
import { i18n } from './i18n';
import { currentLanguage } from './language';
import type * as loadTexts from './load-texts';
import { followLanguage, setLanguage } from './set-language';

/** Texts on their way over a network: each language's come when the test says so. */
const coming = new Map<Language, () => void>();
jest.mock('./load-texts', () => ({
  ...jest.requireActual<typeof loadTexts>('./load-texts'),
  loadTexts: (language: Language) =>
    language === 'en' ? Promise.resolve() : new Promise<void>((come) => coming.set(language, come)),
}));

const shown = () => {
  const { lang, dir } = document.documentElement;
  return [i18n.language, lang, dir];
};

/** What another tab chooses. */
function otherTabChooses(language: Language): void {
  localStorage.setItem('locale', language);
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: language }));
}

beforeEach(() => setLanguage('en'));

describe('of two choices', () => {
  it('the later one is shown and kept, though the texts of the former come last', async () => {
    const former = setLanguage('fr');
    const later = setLanguage('ar');
    coming.get('ar')?.();
    await later;
    coming.get('fr')?.();
    await former;
    expect(shown()).toEqual(['ar', 'ar', 'rtl']);
    expect(currentLanguage()).toBe('ar');
  });

  it('the later one is kept, where it needs no texts at all', async () => {
    const former = setLanguage('ar');
    await setLanguage('en');
    coming.get('ar')?.();
    await former;
    expect(shown()).toEqual(['en', 'en', 'ltr']);
  });

  it('the first one comes again where it is chosen again', async () => {
    void setLanguage('fr');
    const comes = coming.get('fr');
    void setLanguage('ar');
    const again = setLanguage('fr');
    comes?.();
    coming.get('ar')?.();
    coming.get('fr')?.();
    await again;
    expect(shown()).toEqual(['fr', 'fr', 'ltr']);
  });
});

describe('another tab’s choice', () => {
  let stop: () => void;
  beforeEach(() => (stop = followLanguage()));
  afterEach(() => stop());

  it('is shown in this one, and wins over an earlier one made here', async () => {
    const here = setLanguage('fr');
    otherTabChooses('ar');
    coming.get('fr')?.();
    coming.get('ar')?.();
    await here;
    await Promise.resolve();
    expect(shown()).toEqual(['ar', 'ar', 'rtl']);
  });

  it('is not asked for by what else the tabs tell each other', () => {
    const changed = jest.fn();
    i18n.on('languageChanged', changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'table:/users' }));
    i18n.off('languageChanged', changed);
    expect(changed).not.toHaveBeenCalled();
  });

  it('made before this one listened is shown too', async () => {
    stop();
    localStorage.setItem('locale', 'fr');
    stop = followLanguage();
    coming.get('fr')?.();
    await Promise.resolve();
    expect(shown()).toEqual(['fr', 'fr', 'ltr']);
  });
});
