import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const theme = { zeroRuntime: true, hashed: false };

export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<ConfigProvider theme={theme}>{page}</ConfigProvider>);
}
