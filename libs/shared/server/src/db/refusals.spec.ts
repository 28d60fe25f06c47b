import { constraintsOf, type ConstraintText } from './constraints';
import { refusalOf } from './refusals';

const constraints = new Map<string, ConstraintText>([
  ['cities_code_unique', { field: 'code', code: 'city_code_taken' }],
  ['cities_country', { field: 'country_id', code: 'country_unknown' }],
]);
const broken = (code: string, constraint = '', message = '') =>
  Object.assign(new Error(message), { code, constraint });
const missing = 'insert or update on table "cities" violates foreign key constraint "cities_country"';
const used =
  'update or delete on table "countries" violates foreign key constraint "cities_country" on table';
const body = { code: 'QZZ', country_id: 'x' };
const told = (error: unknown, method = 'POST', sent: unknown = body) => {
  const problem = refusalOf(error, { constraints, method, body: sent });
  return problem && { status: problem.status, code: problem.code, ...problem.details };
};

describe('a statement that the database rejects', () => {
  it('is reported at the form field concerned, with the value sent', () => {
    const fields = { code: 'city_code_taken' };
    const params = { value: 'QZZ' };
    expect(told(broken('23505', 'cities_code_unique'))).toEqual({
      status: 422,
      code: 'invalid',
      fields,
      params,
    });
  });

  it('is reported as a whole where the form has no such field', () => {
    for (const sent of [{}, null, 'text', Object.create({ code: 'x' })]) {
      expect(told(broken('23505', 'cities_code_unique'), 'POST', sent)).toMatchObject({
        status: 422,
        code: 'city_code_taken',
      });
    }
  });

  it('distinguishes a reference to a missing record from a record still in use', () => {
    const fields = { country_id: 'country_unknown' };
    expect(told(broken('23503', 'cities_country', missing), 'PUT')).toMatchObject({
      code: 'invalid',
      fields,
    });
    expect(told(broken('23503', 'cities_country', missing), 'DELETE')).toMatchObject({ fields });
    expect(told(broken('23503', 'cities_country', used), 'PUT')).toEqual({ status: 422, code: 'in_use' });
    expect(told(broken('23001', 'cities_country'), 'PUT')).toEqual({ status: 422, code: 'in_use' });
  });

  it('distinguishes them by the method where the server uses another language', () => {
    const translated = 'вставка или обновление';
    expect(told(broken('23503', 'cities_country', translated), 'DELETE')).toMatchObject({ code: 'in_use' });
    expect(told(broken('23503', 'cities_country', translated), 'PUT')).toMatchObject({ code: 'invalid' });
  });

  it.each([
    ['23505', 'taken'],
    ['23503', 'gone'],
    ['23514', 'value_refused'],
    ['23502', 'value_refused'],
    ['22P02', 'value_refused'],
    ['22001', 'value_refused'],
    ['22003', 'value_refused'],
    ['22008', 'value_refused'],
  ])("is the caller's fault even where no module names the constraint (%s)", (state, code) => {
    expect(told(broken(state, 'unheard_of'))).toMatchObject({ status: 422, code });
  });

  it('is a bad request where nothing was being written', () => {
    expect(told(broken('22003'), 'GET')).toMatchObject({ status: 400, code: 'bad_request' });
    expect(told(broken('22021'), 'POST')).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('is a server error when the statement itself is wrong', () => {
    expect(told(broken('42P01'))).toBeNull();
    expect(told(broken('42601'))).toBeNull();
    expect(told(new Error('no state'))).toBeNull();
  });
});

it('two modules cannot declare the same constraint', () => {
  const a = { name: 'a', constraints: { x: { field: 'f', code: 'c' } } };
  expect(constraintsOf([a, { name: 'b' }]).get('x')).toEqual({ field: 'f', code: 'c' });
  expect(() => constraintsOf([a, { ...a, name: 'b' }])).toThrow('b declares the constraint x a second time.');
});
