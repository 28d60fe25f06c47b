import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Two cores shared with other suites: a query may take longer than the library's own second.
configure({ asyncUtilTimeout: 15_000 });

const noNetwork: typeof window.fetch = (input) => {
  throw new Error(`A test called ${String(input)} without mockApi()`);
};
window.fetch = noNetwork;

// Each test is a page of its own. Read when the test's file has said what it has in the place of which module.
beforeEach(() => {
  jest.requireActual<typeof import('@traveldesk/shared-web')>('@traveldesk/shared-web').beginPage();
});

afterEach(() => {
  jest.requireActual<typeof import('./questions')>('./questions').stopAnswering();
  window.fetch = noNetwork;
  document.body.hidden = false;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  Object.assign(window.viewport, { width: 1280, dark: false, reducedMotion: true });
  window.history.replaceState(null, '', '/');
});
