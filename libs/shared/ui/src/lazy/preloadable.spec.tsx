import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { preloadable } from './preloadable';

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;
const shown = (Component: ReturnType<typeof preloadable<{ name: string }>>['Component']) => (
  <Suspense fallback={<p>waiting</p>}>
    <Component name="dialog" />
  </Suspense>
);

describe('a component whose code comes later', () => {
  it('is shown at once when its code is here', async () => {
    const { Component, preload } = preloadable(() => Promise.resolve(Dialog));
    await preload();
    render(shown(Component));
    expect(screen.getByText('dialog')).toBeVisible();
  });

  it('is waited for when it is not', async () => {
    const { Component } = preloadable(() => Promise.resolve(Dialog));
    render(shown(Component));
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByText('dialog')).toBeVisible();
  });

  it('is loaded once, and again where that failed', async () => {
    const load = jest.fn<Promise<typeof Dialog>, []>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(Dialog);
    const { preload } = preloadable(load);
    await expect(preload()).rejects.toThrow('offline');
    await preload();
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
