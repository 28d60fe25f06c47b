import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The tests share two cores with other suites, so a query may take longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

const noNetwork: typeof window.fetch = (input) => {
  throw new Error(`A test called ${String(input)} without mockApi()`);
};
window.fetch = noNetwork;

// Each test is its own page. Required here, after the test file has set its module mocks.
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
