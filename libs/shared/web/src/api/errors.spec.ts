import { fieldErrors, isApiError, isStale, problemOf } from './errors';

const problem = {
  code: 'invalid',
  message: 'Wrong',
  request_id: 'r',
  fields: { 'name.fr': 'Too long', 'trips.0.to': 'Unknown' },
};

it('passes the fields of a 422 to the form, by the path of each', () => {
  expect(fieldErrors({ status: 422, message: 'Wrong', problem })).toEqual([
    { name: ['name', 'fr'], errors: ['Too long'] },
    { name: ['trips', 0, 'to'], errors: ['Unknown'] },
  ]);
});

it.each([[undefined], [null], [new Error('x')], ['422'], [{ status: 500, message: 'x' }]])(
  'has no fields for %p',
  (error) => {
    expect(fieldErrors(error)).toEqual([]);
    expect(problemOf(error)).toBeUndefined();
  },
);

it('recognizes that a record must be loaded again', () => {
  expect(isStale({ status: 412, message: 'x' })).toBe(true);
  expect(isStale({ status: 409, message: 'x' })).toBe(false);
  expect(isStale(undefined)).toBe(false);
});

it('distinguishes an API failure from any other', () => {
  expect(isApiError({ status: 0, message: 'x' })).toBe(true);
  expect(isApiError({ status: 'FETCH_ERROR' })).toBe(false);
});
