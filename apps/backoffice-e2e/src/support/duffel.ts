import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A supplier for a connection test: it knows one token and has one airline. */
export async function startDuffel(token: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const known = request.headers.authorization === `Bearer ${token}`;
    const data = [{ id: 'arl_00009VME7D6ivUu8dn35WK', name: 'Duffel Airways', iata_code: 'ZZ' }];
    const body = known
      ? { data, meta: { limit: 1, before: null, after: null } }
      : { errors: [{ type: 'authentication_error', code: 'access_token_not_found' }], meta: { status: 401 } };
    response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
