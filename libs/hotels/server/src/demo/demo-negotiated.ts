import {
  encodeStay,
  hotelPaths,
  type NegotiatedChains,
  type NegotiatedInput,
  type StayLine,
} from '@traveldesk/hotels-contract';
import { addDays } from '@traveldesk/shared-contract';
import { demoCalls, type App, type DemoPeople } from '@traveldesk/shared-server';

/** The company that negotiates, the city of its hotels, and the supplier that sells them. */
const negotiator = { company: 'Gulf Horizons Dubai', place: 'city.DXB', supplier: 'training-hotels' };

interface DemoRate extends Pick<NegotiatedInput, 'code' | 'name'> {
  /** The name of the chain; null for two properties of the city. */
  chain: string | null;
}

const rates: readonly DemoRate[] = [
  { code: 'GULF27', name: 'Gulf Horizons 2027', chain: 'Accor' },
  { code: 'GHCORP', name: 'Corporate guests', chain: 'Hilton Worldwide' },
  { code: 'GHDXB', name: 'Long stays in Dubai', chain: null },
];

/**
 * Adds the negotiated rates of one demo company through the API, which registers them at the training supplier. A rate that the company's
 * history names is not added again, even if it was deleted.
 */
export async function loadDemoNegotiated(app: App, people: DemoPeople): Promise<void> {
  const { db } = app.kernel;
  const [company, supplier] = await Promise.all([
    db.selectFrom('companies').select('id').where('name', '=', negotiator.company).executeTakeFirst(),
    db.selectFrom('suppliers').select('id').where('key', '=', negotiator.supplier).executeTakeFirst(),
  ]);
  const headers = company && supplier && (await people.signIn('admin@traveldesk.example'));
  if (!headers) return;
  const send = demoCalls(app, people);
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status, text } = await send(headers, method, path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return text;
  };
  const history = await call('GET', `/companies/${company.id}/history?per_page=100`);
  const missing = rates.filter(({ code }) => !history.includes(code));
  if (missing.length === 0) return;
  const chains: NegotiatedChains = JSON.parse(
    await call('GET', hotelPaths.negotiatedChains(company.id, supplier.id)),
  );
  const properties = await propertiesOf((query) => call('GET', `${hotelPaths.offers}?${query}`));
  for (const { code, name, chain } of missing) {
    const ref = chains.data.find((one) => one.name === chain)?.ref ?? null;
    // The supplier does not answer: the next start adds the rate.
    if (chain === null ? properties.length === 0 : ref === null) continue;
    const property_ids = chain === null ? properties : null;
    await call('POST', hotelPaths.negotiatedRates(company.id, supplier.id), {
      code,
      name,
      chain: ref,
      property_ids,
    });
  }
}

/** Searches the city, so that its properties are known, and returns two of them. */
async function propertiesOf(search: (query: string) => Promise<string>): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const answer = await search(
    encodeStay({
      place: negotiator.place,
      radius: 30,
      check_in: addDays(today, 30),
      check_out: addDays(today, 33),
      rooms: [{ adults: 2, children: [] }],
      company_id: null,
    }),
  );
  const properties = answer
    .trimEnd()
    .split('\n')
    .map((line): StayLine => JSON.parse(line))
    .flatMap((line) => (line.type === 'results' ? line.results.map(({ property }) => property) : []));
  return properties
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity))
    .slice(0, 2)
    .map(({ id }) => id);
}
