// Runs alone: it registers texts that load late or never.
import { i18n } from './i18n';
import { loadTexts, registerTexts, withTexts } from './load-texts';
import { setLanguage } from './set-language';

const titles = { fr: 'Pays', ar: 'البلدان' };
const say = (namespace: string) => (i18n.t as (key: string) => string)(`${namespace}:title`);

/** Registers a library's texts as its chunk does, and counts the loads. */
function library(namespace: string) {
  const load = {
    fr: jest.fn(() => Promise.resolve({ default: { title: titles.fr } })),
    ar: jest.fn(() => Promise.resolve({ default: { title: titles.ar } })),
  };
  registerTexts(namespace, { title: 'Countries' }, load);
  return load;
}

beforeEach(() => setLanguage('en'));

it('an English page loads no other language', async () => {
  const load = library('english');
  await withTexts(Promise.resolve());
  expect(say('english')).toBe('Countries');
  expect(load.fr).not.toHaveBeenCalled();
  expect(load.ar).not.toHaveBeenCalled();
});

it('a French page loads only French, at once, and waits for it together with the code', async () => {
  await setLanguage('fr');
  const load = library('french');
  expect(load.fr).toHaveBeenCalledTimes(1);
  await expect(withTexts(Promise.resolve('code'))).resolves.toBe('code');
  expect(say('french')).toBe('Pays');
  expect(load.ar).not.toHaveBeenCalled();
});

it('a change of language is shown when the texts of all libraries are loaded', async () => {
  const both = [library('first'), library('second')];
  await setLanguage('ar');
  expect([say('first'), say('second')]).toEqual([titles.ar, titles.ar]);
  await setLanguage('en');
  await setLanguage('ar');
  for (const load of both) expect(load.ar).toHaveBeenCalledTimes(1);
});

it('texts that cannot be loaded are shown in English, and are loaded the next time', async () => {
  const load = library('offline');
  load.fr.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await setLanguage('fr');
  expect(say('offline')).toBe('Countries');
  await loadTexts('fr');
  expect(say('offline')).toBe('Pays');
});

it('French texts get their no-break spaces', async () => {
  registerTexts(
    'typography',
    { title: 'Really?' },
    {
      fr: () => Promise.resolve({ default: { title: 'Vraiment ?' } }),
      ar: () => Promise.resolve({ default: {} }),
    },
  );
  await setLanguage('fr');
  expect(say('typography')).toBe('Vraiment\u202f?');
});

it('two parts of one namespace complement each other', async () => {
  const part = (texts: object) => ({
    fr: () => Promise.resolve({ default: texts }),
    ar: () => Promise.resolve({ default: {} }),
  });
  registerTexts('parts', { title: 'Countries' }, part({ title: 'Pays' }));
  registerTexts('parts', { note: 'All' }, part({ note: 'Tous' }));
  await setLanguage('fr');
  expect(i18n.getResourceBundle('fr', 'parts')).toEqual({ title: 'Pays', note: 'Tous' });
});
