import { startTestApi } from '@traveldesk/shared-testing/server';
import { startFlightsApi } from '../testing/flights-api.fake';

interface Described {
  title: string;
  description: string;
  properties: Record<string, { enum?: string[] }>;
  required: string[];
}

describe('GET /flights/offers in the OpenAPI document', () => {
  let responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { api, call } = await startFlightsApi(startTestApi);
    close = api.close;
    const { text } = await call('GET', '/openapi.json');
    responses = JSON.parse(text).paths['/api/v1/flights/offers'].get.responses;
  });
  afterAll(() => close());

  it('answers NDJSON, and JSON for a refusal', () => {
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['application/x-ndjson']);
    expect(responses['200']?.description).toMatch(/line/i);
    expect(Object.keys(responses['422']?.content ?? {})).toEqual(['application/json']);
  });

  it('describes every kind of line with its fields', () => {
    const { oneOf } = responses['200']?.content['application/x-ndjson']?.schema as { oneOf: Described[] };
    expect(oneOf.map(({ title, properties }) => [title, properties.type?.enum])).toEqual([
      ['search', ['search']],
      ['supplier', ['supplier']],
      ['offers', ['offers']],
      ['end', ['end']],
    ]);
    expect(oneOf.every(({ description }) => description.length > 20)).toBe(true);
    const [search, supplier, offers, end] = oneOf;
    expect(search?.required).toEqual(expect.arrayContaining(['id', 'criteria', 'currency', 'suppliers']));
    expect(supplier?.required).toEqual(expect.arrayContaining(['supplier', 'status', 'reason', 'count']));
    expect(JSON.stringify(offers?.properties.offers)).toContain('"itinerary_key"');
    expect(end?.required).toEqual(['type', 'count', 'ms']);
  });
});
