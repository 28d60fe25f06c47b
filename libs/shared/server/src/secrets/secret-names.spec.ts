import { withoutSecrets } from './secret-names';

it('removes everything that has the name of a secret, at any depth and in any case', () => {
  const text = JSON.stringify({
    errors: [{ code: 'validation_required', source: { Passport_Number: 'A1', field: 'born_on' } }],
    card: { number: '4111' },
    Authorization: 'Bearer A1',
  });
  expect(JSON.parse(text, withoutSecrets)).toEqual({
    errors: [{ code: 'validation_required', source: { Passport_Number: '[redacted]', field: 'born_on' } }],
    card: '[redacted]',
    Authorization: '[redacted]',
  });
});
