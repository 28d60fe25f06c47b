import { screen } from '@testing-library/react';
import { serverNow } from '@traveldesk/shared-web';
import { renderScreen } from '@traveldesk/shared-testing/web';
import { Since } from './Since';
import './texts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  ['en', 0, 'for 1 minute'],
  ['en', minute, 'for 1 minute'],
  ['en', 5 * hour + minute, 'for 5 hours'],
  ['en', 30 * day, 'for 30 days'],
  ['fr', hour, 'depuis 1 heure'],
  ['fr', 5 * hour, 'depuis 5 heures'],
  ['fr', 2 * day, 'depuis 2 jours'],
  ['ar', hour, 'منذ ساعة'],
  ['ar', 2 * hour, 'منذ ساعتين'],
  ['ar', 5 * hour, 'منذ 5 ساعات'],
  ['ar', 11 * day, 'منذ 11 يومًا'],
  ['ar', 100 * day, 'منذ 100 يوم'],
] as const)('in %s, %d ms are “%s”', async (language, passed, words) => {
  // Two seconds of slack, because the displayed clock counts whole seconds.
  const at = new Date(serverNow() - passed - 2_000).toISOString();
  await renderScreen(<Since at={at} />, { path: '/', language });
  expect(await screen.findByText(words)).toBeVisible();
});
