import { markupQuerySchema } from './markup';

describe('the query of the list', () => {
  it('begins at page 1 with 20 rows', () => {
    expect(markupQuerySchema.parse({})).toEqual({ page: 1, per_page: 20 });
  });
});
