import path from 'node:path';
import { act, screen } from '@testing-library/react';
import { mockApi, renderRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import { screens } from '../domains';
import { routesWith } from '../routing/routes';

const root = path.resolve(__dirname, '../../../..');

/** The screens with a name in the navigation or the palette, with the domain of their library. */
const lists = screens.flatMap(({ lazy, label, permission = '', path: at }) => {
  const [, domain] = /@traveldesk\/([a-z-]+)-feature\//.exec(String(lazy)) ?? [];
  return domain && label ? [{ domain, at, permissions: [permission].flat() }] : [];
});

it.each(lists)('the host of $domain answers all calls of $at', async ({ domain, at, permissions }) => {
  const file = path.join(root, `libs/${domain}/feature/src/host.fake.ts`);
  const { hostRoutes } = jest.requireActual<{ hostRoutes: () => MockRoutes }>(file);
  const routes = hostRoutes();
  const api = mockApi(routes);
  await renderRoutes(routesWith, { at, permissions });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const unanswered = api.calls.filter(
    ({ method, path: called }) =>
      !Object.keys(routes).some((route) =>
        new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${called}`),
      ),
  );
  expect(unanswered.map((call) => `${call.method} ${call.path}`)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
