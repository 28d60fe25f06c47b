import { screen, within } from '@testing-library/react';
import { mockApi, renderScreen, setViewport } from '@traveldesk/shared-testing/web';
import { Customizer } from './Customizer';

const open = async (language: 'en' | 'ar' = 'en') => {
  mockApi();
  const drawer = <Customizer open onClose={() => undefined} />;
  return renderScreen(drawer, { path: '/', permissions: [], language });
};
const group = (name: string) => within(screen.getByRole('group', { name }));
/** Returns the preferences stored for the user on this device. */
const kept = () =>
  Object.fromEntries(new URLSearchParams(decodeURIComponent(document.cookie.split('=')[1] ?? '')));
const root = document.documentElement;

/** [group, option, its name in the cookie, its value there] */
const choices = [
  ['Primary color', 'Teal', 'primary', '0F766E'],
  ['Theme', 'Light', 'theme', 'light'],
  ['Theme', 'System', 'theme', 'system'],
  ['Skin', 'Bordered', 'skin', 'bordered'],
  ['Navigation', 'Horizontal', 'navigation', 'horizontal'],
  ['Vertical navigation', 'Collapsed', 'collapsed', 'yes'],
  ['Content width', 'Centered', 'contentWidth', 'boxed'],
  ['Navbar', 'Static', 'navbar', 'static'],
  ['Navbar', 'Hidden', 'navbar', 'hidden'],
  ['Navbar blur', 'Off', 'blur', 'no'],
] as const;

describe('the customizer', () => {
  it.each(choices)('%s: %s is selected at once and stored', async (legend, option, name, value) => {
    const { user } = await open();
    await user.click(group(legend).getByRole('radio', { name: option }));
    expect(group(legend).getByRole('radio', { name: option })).toBeChecked();
    expect(kept()).toMatchObject({ [name]: value });
  });

  it('offers the options of the current navigation', async () => {
    const { user } = await open();
    expect(screen.queryByRole('group', { name: 'Horizontal navigation' })).not.toBeInTheDocument();
    await user.click(group('Navigation').getByRole('radio', { name: 'Horizontal' }));
    expect(screen.queryByRole('group', { name: 'Vertical navigation' })).not.toBeInTheDocument();
    const kinds = group('Horizontal navigation').getAllByRole('radio');
    expect(kinds.map((kind) => (kind as HTMLInputElement).value)).toEqual(['sticky', 'static', 'hidden']);
  });

  it('changes the page itself: theme, skin and primary color', async () => {
    const { user } = await open();
    expect(root.dataset).toMatchObject({ theme: 'dark', skin: 'default' });
    const violet = root.style.getPropertyValue('--td-primary-solid');
    expect(violet).toBe('#675dd8');
    await user.click(group('Theme').getByRole('radio', { name: 'Light' }));
    await user.click(group('Skin').getByRole('radio', { name: 'Bordered' }));
    await user.click(group('Primary color').getByRole('radio', { name: 'Blue' }));
    expect(root.dataset).toMatchObject({ theme: 'light', skin: 'bordered' });
    expect(root.style.getPropertyValue('--td-primary-solid')).toBe('#2563eb');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(root.dataset).toMatchObject({ theme: 'dark', skin: 'default' });
    expect(root.style.getPropertyValue('--td-primary-solid')).toBe(violet);
  });

  it('follows the system where that is selected', async () => {
    const { user } = await open();
    await user.click(group('Theme').getByRole('radio', { name: 'System' }));
    expect(root.dataset['theme']).toBe('light');
    setViewport({ dark: true });
    expect(root.dataset['theme']).toBe('dark');
  });

  it('says that the navigation covers the page in a narrow window', async () => {
    setViewport({ width: 1278 });
    await open();
    expect(screen.getByText(/vertical/i, { selector: 'p' })).toBeVisible();
  });
});
