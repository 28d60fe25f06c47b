import './boot/guards';
import 'virtual:antd.css';
import './styles/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { start } from './start';

const root = document.getElementById('root');

void start().then((started) => {
  if (root) createRoot(root).render(<App {...started} />);
});
