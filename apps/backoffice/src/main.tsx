import 'virtual:antd.css';
import './styles/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App } from './App';
import { isList } from './routing/routes';
import { afterFirstData } from './session/after-first-data';
import { start } from './start';

const root = document.getElementById('root');

void start().then((started) => {
  if (!root) return;
  const render = () => createRoot(root).render(<App {...started} />);
  // Twenty rows take long enough to be felt: in parts, between which the page answers. Not in React's of 5 ms, which take
  // half as long again. Any other page is made at once.
  if (isList(window.location.pathname)) {
    forceFrameRate(30);
    startTransition(render);
    void afterFirstData(() => forceFrameRate(0));
  } else render();
});
