import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { mockApi, renderRoutes, testUser } from '@traveldesk/shared-testing/web';
import { LoginPage } from './LoginPage';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output aria-label="elsewhere">{pathname + search}</output>;
}

it.each([
  ['/login?to=%2Fcountries%3Fpage%3D2', '/countries?page=2'],
  ['/login?to=%2F%2Fevil.example', '/'],
  ['/login?to=https%3A%2F%2Fevil.example', '/'],
  ['/login?to=%2F.%2F%2Fevil.example', '/'],
])('signing in at %s opens %s (SECURITY 47)', async (at, to) => {
  mockApi({
    'POST /login': () => ({
      body: { message: 'Welcome!', data: { token: 't', user: testUser(), language: 'en' } },
    }),
  });
  const routes = [
    { path: '/login', element: <LoginPage /> },
    { path: '*', element: <Elsewhere /> },
  ];
  const { user } = await renderRoutes(routes, { at });
  await user.type(screen.getByLabelText('Email address'), 'mona@traveldesk.example');
  await user.type(screen.getByLabelText('Password'), 'plum kettle zoo{Enter}');
  expect((await screen.findByLabelText('elsewhere')).textContent).toBe(to);
});
