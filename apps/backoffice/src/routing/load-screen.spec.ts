import 'react-dom/client';
import { screens, type Screen } from '../domains';
import { loadScreen } from './load-screen';

const loaded = { Component: () => null };
const screenAt = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name) as Screen;
  return Object.assign(found, { lazy: jest.fn().mockResolvedValue(loaded) });
};
const links = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

afterEach(() => delete window.screenFiles);

it('asks for each file of a screen at once, and for none twice', async () => {
  const [home, tasks] = [screenAt('home'), screenAt('tasks')];
  window.screenFiles = screens.map(
    ({ name }) => ({ home: ['/desk.js', '/home.js'], tasks: ['/desk.js', '/tasks.js'] })[name] ?? [],
  );
  await expect(loadScreen(home)).resolves.toBe(loaded);
  expect(links()).toEqual(['/desk.js', '/home.js']);
  await loadScreen(tasks);
  await loadScreen(home);
  expect(links()).toEqual(['/desk.js', '/home.js', '/tasks.js']);
});

it('loads a screen where nobody knows its files, as in development', async () => {
  await expect(loadScreen(screenAt('countries'))).resolves.toBe(loaded);
});
