import { serverApp } from '../../tools/vite/server-app.mts';

export default serverApp('supplier-sandbox');
