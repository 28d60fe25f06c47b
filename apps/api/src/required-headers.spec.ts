import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { modules } from './modules';

/** An id that fits every route's parameters and belongs to no record. */
const someId = '0193a1b2-0000-7000-8000-00000000ffff';

/** Each header with a valid value, and the code of the answer without it. */
const asked = {
  'Idempotency-Key': ['0193a1b2-0000-7000-8000-00000000eeee', 'idempotency_key_required'],
  'If-Match': ['"1"', 'if_match_required'],
} as const;
type Header = keyof typeof asked;
const names = Object.keys(asked) as Header[];

interface Operation {
  parameters?: { name: string; required?: boolean }[];
}

describe('the headers that the OpenAPI document marks as required', () => {
  let api: TestApi;
  let headers: { authorization: string };
  let routes: { route: string; required: Header[] }[];
  beforeAll(async () => {
    api = await startTestApi({ modules });
    headers = await api.signIn({ permissions: [...api.kernel.permissions] });
    const { paths } = (await api.inject({ url: '/api/v1/openapi.json', headers })).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [] }]) => ({
        route: `${method.toUpperCase()} ${path}`,
        required: names.filter((header) =>
          parameters.some(({ name, required }) => name === header && required),
        ),
      })),
    );
  });
  afterAll(() => api.close());

  /** The code of the answer to a call without a body and without this header, but with the other one. */
  const without = async (route: string, header: Header) => {
    const [method, path = ''] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const others = names.filter((other) => other !== header).map((other) => [other, asked[other][0]]);
    const url = path.replaceAll(/\{\w+\}/g, someId);
    const answer = await api.inject({ method, url, headers: { ...headers, ...Object.fromEntries(others) } });
    return /json/.test(String(answer.headers['content-type']))
      ? answer.json<{ code?: string }>().code
      : undefined;
  };

  it.each(names)('are exactly those without which a call is refused: %s', async (header) => {
    const refusing: string[] = [];
    for (const { route } of routes) {
      if ((await without(route, header)) === asked[header][1]) refusing.push(route);
    }
    expect(refusing).toEqual(
      routes.filter(({ required }) => required.includes(header)).map(({ route }) => route),
    );
    expect(refusing.length).toBeGreaterThan(2);
  });

  it('include the key of each decision of a second person', () => {
    const decisions = routes.filter(({ route }) =>
      /approvals\/\{id\}\/(approve|decline|cancel)$/.test(route),
    );
    expect(decisions.map(({ required }) => required)).toEqual(decisions.map(() => ['Idempotency-Key']));
    expect(decisions).toHaveLength(3);
  });

  it('include the version for actions on a record that the user must have seen', () => {
    const unseen = routes.filter(({ required }) => required.includes('If-Match')).map(({ route }) => route);
    expect(unseen.map((route) => route.replace('/api/v1/flights/bookings/{id}', '')).sort()).toEqual([
      'DELETE /quote',
      ...['cancellations', 'outside-change', 'refund-completion'].map(
        (part) => `POST /api/v1/hotels/bookings/{id}/${part}`,
      ),
      // Decisions about records of hotels: the user must have seen their suppliers.
      ...['joins', 'separations', 'splits', 'undos'].map(
        (part) => `POST /api/v1/hotels/properties/{id}/${part}`,
      ),
      'POST /outside-change',
      'POST /refund-completion',
      'PUT /api/v1/hotels/bookings/{id}/no-show',
    ]);
  });
});
