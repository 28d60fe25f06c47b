import 'virtual:antd.css';
import './styles/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { isList } from './routing/screen-at';
import { start } from './start';

const root = document.getElementById('root');

void start().then((started) => {
  if (!root) return;
  const render = () => createRoot(root).render(<App {...started} />);
  // Twenty rows take long enough to be felt: in parts, between which the page answers. Any other page is made at once.
  if (isList(window.location.pathname)) startTransition(render);
  else render();
});
