import { emptyDatabase, serverApp } from '../../tools/vite/server-app.mts';

const documents = 'libs/shared/documents/src';

export default serverApp(
  'api',
  [`${documents}/set-documents.mjs`, `${documents}/document.typ`],
  [emptyDatabase()],
);
