import { mockApi, testUser } from '@traveldesk/shared-testing/web';
import { setNavigator } from '../navigation/navigator';
import { otherTab } from '../session/other-tab.fake';
import { sessionLost, signOut } from '../session/sign-out';
import { beginPage } from '../session/page';
import { clearSession, storeSession } from '../session/storage';
import { holdUnsaved, type Leaving } from '../session/unsaved';
import { draftsOf, forgetDraft, forgetOldDrafts, keepDraft } from './drafts';

const mona = testUser({ id: 'mona', name: 'Mona Said' });
const omar = testUser({ id: 'omar', name: 'Omar Nabil' });
const hour = 3_600_000;

const typed = (slot: string, values: object = { name: slot }) =>
  ({ slot, form: '/ships/create', why: 'signedOut', values, isPartial: false }) as const;
const slots = () => draftsOf('/ships/create').map(({ slot }) => slot);
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));
let release: (() => void) | undefined;

beforeEach(() => {
  setNavigator({ reload: () => undefined });
  mockApi({ 'POST /logout': () => ({ body: {} }) });
  storeSession({ token: 'monas', user: mona });
});
afterEach(() => {
  release?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a draft', () => {
  it('belongs to its form, and each tab has its own, with the newest first', () => {
    jest.useFakeTimers({ now: 1_000_000 });
    keepDraft(typed('one'));
    jest.setSystemTime(2_000_000);
    keepDraft({ ...typed('two'), version: 4, key: 'a key' });
    expect(slots()).toEqual(['two', 'one']);
    expect(draftsOf('/ships/create')[0]).toEqual({
      ...typed('two'),
      version: 4,
      key: 'a key',
      at: 2_000_000,
    });
    expect(draftsOf('/ships/edit/1')).toEqual([]);
    forgetDraft('two');
    expect(slots()).toEqual(['one']);
  });

  it('belongs to its user, and waits while another user is signed in', () => {
    keepDraft(typed('monas'));
    clearSession();
    expect(slots()).toEqual([]);
    storeSession({ token: 'omars', user: omar });
    expect(slots()).toEqual([]);
    signOut();
    storeSession({ token: 'monas', user: mona });
    expect(slots()).toEqual(['monas']);
  });

  it('is deleted after a day, whoever is signed in', () => {
    jest.useFakeTimers({ now: 100 * hour });
    keepDraft(typed('old'));
    jest.setSystemTime(123 * hour);
    beginPage();
    expect(slots()).toEqual(['old']);
    jest.setSystemTime(124 * hour);
    expect(slots()).toEqual([]);
    expect(stored()).toHaveLength(1);
    clearSession();
    beginPage();
    expect(stored()).toEqual([]);
  });

  it('makes space for newer ones', () => {
    jest.useFakeTimers({ now: hour });
    for (let at = 0; at < 25; at += 1) {
      jest.setSystemTime(hour + at);
      keepDraft(typed(String(at)));
    }
    expect(slots()).toHaveLength(20);
    expect(slots().at(-1)).toBe('5');
  });

  it.each(['{', 'null', '[]', '{"slot":"x"}', '{"slot":1,"form":"/ships/create"}'])(
    'does not exist where a stranger has written %s',
    (text) => {
      localStorage.setItem('draft.mona.x', text);
      expect(slots()).toEqual([]);
      forgetOldDrafts();
      expect(stored()).toEqual([]);
    },
  );

  it.each(['setItem', 'getItem', 'removeItem'] as const)('does not exist where %s is blocked', (name) => {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect(() => keepDraft(typed('one'))).not.toThrow();
    expect(() => [slots(), forgetDraft('one'), forgetOldDrafts()]).not.toThrow();
  });
});

describe('unsaved input', () => {
  const unsaved = () => {
    const keep = jest.fn((why: Leaving) => keepDraft({ ...typed('form'), why }));
    release = holdUnsaved({ ask: () => Promise.resolve(true), keep });
    return keep;
  };
  const whys = () => {
    storeSession({ token: 'newer', user: mona });
    return draftsOf('/ships/create').map(({ why }) => why);
  };

  it.each([
    ['the API ends the session', sessionLost],
    ['the user signs out in another tab', otherTab.signsOut],
    ['another user signs in in another tab', () => otherTab.signsIn('omars', omar)],
  ])('is stored when %s', (_, end) => {
    beginPage();
    unsaved();
    end();
    expect(whys()).toEqual(['signedOut']);
  });

  it('is stored when the page is hidden, and again when the session ends', () => {
    const keep = unsaved();
    window.dispatchEvent(new Event('pagehide'));
    expect(keep.mock.calls).toEqual([['left']]);
    sessionLost();
    window.dispatchEvent(new Event('pagehide'));
    expect(keep.mock.calls).toEqual([['left'], ['signedOut']]);
    expect(whys()).toEqual(['signedOut']);
  });

  it('is given up by a sign-out, together with earlier drafts', async () => {
    keepDraft(typed('before'));
    unsaved();
    signOut();
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual([]);
  });
});
