import 'virtual:antd.css';
import './styles/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { start } from './start';

const root = document.getElementById('root');

// In parts, so that the page answers while it is made.
void start().then((started) => root && startTransition(() => createRoot(root).render(<App {...started} />)));
