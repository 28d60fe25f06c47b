import { startTestApi } from '@traveldesk/shared-testing/server';
import { z } from 'zod';
import type { ServerModule } from '../modules/module';

const lengths = [1, 600, 700, 20_000];
const words: ServerModule = {
  name: 'words',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  routes: (app) => {
    for (const length of lengths) {
      const schema = { summary: 'Words', response: { 200: z.object({ text: z.string() }) } };
      const answer = { text: 'مصر'.repeat(length), secret: 'x' };
      app.get(`/words/${length}`, { config: { permission: 'public' }, schema }, () => answer);
    }
  },
};

describe('a response', () => {
  it('is JSON of exactly what its schema names, however long', async () => {
    const api = await startTestApi({ modules: [words] });
    for (const length of lengths) {
      const { headers, json, rawPayload } = await api.inject({ url: `/api/v1/words/${length}` });
      expect(json()).toEqual({ text: 'مصر'.repeat(length) });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-length']).toBe(String(rawPayload.length));
    }
    await api.close();
  });
});
