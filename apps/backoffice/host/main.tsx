import '../src/boot/guards';
import 'virtual:antd.css';
import '../src/styles/global.css';
import './one-library';
import { createRoot } from 'react-dom/client';
import { apiPath, readSession } from '@traveldesk/shared-web';
import { mockApi } from '@traveldesk/shared-testing/web';
import { hostRoutes } from 'virtual:feature';
import { App } from '../src/App';
import { start } from '../src/start';
import { Permissions } from './Permissions';
import { signIn } from './session';

/** Answers the calls of the API by the library's fakes; all others, such as those of Vite, reach the network. */
function serveFakes(): void {
  const network = window.fetch;
  mockApi({ 'GET /me': () => ({ body: { data: readSession().user } }), ...hostRoutes() });
  const fakes = window.fetch;
  window.fetch = (input, init) => (String(input).startsWith(apiPath) ? fakes : network)(input, init);
}

const place = (id: string) => createRoot(document.getElementById(id) as HTMLElement);

serveFakes();
signIn();
void start().then((started) => {
  place('root').render(<App {...started} />);
  place('host').render(<Permissions />);
});
