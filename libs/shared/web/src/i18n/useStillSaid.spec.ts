import { act, renderHook } from '@testing-library/react';
import { setLanguage } from './set-language';
import { useStillSaid } from './useStillSaid';

afterEach(() => act(() => setLanguage('en')));

it('is shown only in its own language, and a new message in the next language', async () => {
  const { result, rerender } = renderHook(({ said }) => useStillSaid(said), {
    initialProps: { said: undefined as string | undefined },
  });
  rerender({ said: 'Taken.' });
  expect(result.current).toBe('Taken.');
  await act(() => setLanguage('fr'));
  expect(result.current).toBeUndefined();
  rerender({ said: 'Déjà pris.' });
  expect(result.current).toBe('Déjà pris.');
  await act(() => setLanguage('ar'));
  expect(result.current).toBeUndefined();
});
