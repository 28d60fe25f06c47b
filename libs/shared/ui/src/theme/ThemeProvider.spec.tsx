import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderScreen } from '@traveldesk/shared-testing/web';

describe('the theme', () => {
  it.each(['fr', 'ar'] as const)(
    "keeps its children mounted when antd's texts in %s load",
    async (language) => {
      const mounted = jest.fn();
      function Draft() {
        useEffect(() => {
          mounted();
        }, []);
        return <input aria-label="draft" />;
      }
      const { user } = await renderScreen(<Draft />, { path: '/', permissions: [], language });
      await user.type(screen.getByLabelText('draft'), 'typed');
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(screen.getByLabelText('draft')).toHaveValue('typed');
      expect(mounted).toHaveBeenCalledTimes(1);
    },
  );
});
