import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// The tests share two cores with other suites, so a query may take longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// React's development build captures a stack for each element that it creates, a fifth of the time of a screen's tests. Its
// counter stops the captures after 10,000; this one has always reached that number. A React without the counter ignores it.
Object.defineProperty(
  (React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object })
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

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
