import './boot/guards';
import 'virtual:antd.css';
import '@traveldesk/shared-ui/theme/tokens.css';
import '@traveldesk/shared-ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { start } from './start';

const root = document.getElementById('root');

void start().then((started) => {
  if (root) createRoot(root).render(<App {...started} />);
});
