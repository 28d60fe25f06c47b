import type { Language } from '@traveldesk/shared-contract';
import { i18n } from './i18n';
import { currentLanguage } from './language';
import type * as loadTexts from './load-texts';
import { followLanguage, setLanguage } from './set-language';

/** Texts loading over a network: each language arrives when the test says so. */
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

/** Simulates a choice of the language in another tab. */
function otherTabChooses(language: Language): void {
  localStorage.setItem('locale', language);
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: language }));
}

beforeEach(() => setLanguage('en'));

describe('two choices of language', () => {
  it('show and store the later one, even if the texts of the earlier one arrive last', async () => {
    const former = setLanguage('fr');
    const later = setLanguage('ar');
    coming.get('ar')?.();
    await later;
    coming.get('fr')?.();
    await former;
    expect(shown()).toEqual(['ar', 'ar', 'rtl']);
    expect(currentLanguage()).toBe('ar');
  });

  it('store the later one where it needs no texts at all', async () => {
    const former = setLanguage('ar');
    await setLanguage('en');
    coming.get('ar')?.();
    await former;
    expect(shown()).toEqual(['en', 'en', 'ltr']);
  });

  it('show the first one again where it is chosen again', async () => {
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

describe('a language chosen in another tab', () => {
  let stop: () => void;
  beforeEach(() => (stop = followLanguage()));
  afterEach(() => stop());

  it('is shown in this tab, and overrides an earlier choice made here', async () => {
    const here = setLanguage('fr');
    otherTabChooses('ar');
    coming.get('fr')?.();
    coming.get('ar')?.();
    await here;
    await Promise.resolve();
    expect(shown()).toEqual(['ar', 'ar', 'rtl']);
  });

  it('does not follow from other storage events', () => {
    const changed = jest.fn();
    i18n.on('languageChanged', changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'table:/users' }));
    i18n.off('languageChanged', changed);
    expect(changed).not.toHaveBeenCalled();
  });

  it('is shown even if it was chosen before this tab listened', async () => {
    stop();
    localStorage.setItem('locale', 'fr');
    stop = followLanguage();
    coming.get('fr')?.();
    await Promise.resolve();
    expect(shown()).toEqual(['fr', 'fr', 'ltr']);
  });
});
