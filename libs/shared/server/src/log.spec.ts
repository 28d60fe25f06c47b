import { createLog } from './log';

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });

  it.each([
    ['password', { password: 'hunter2' }],
    [
      'headers',
      { headers: { authorization: 'Bearer hunter2', cookie: 'hunter2', 'idempotency-key': 'hunter2' } },
    ],
    ['token', { body: { user: { token: 'hunter2' } } }],
    ['credentials', { supplier: { credentials: 'hunter2' } }],
    ['documents', { traveller: { passport_number: 'hunter2' }, payment: { card_number: 'hunter2' } }],
    ['new password', { body: { new_password: 'hunter2', current_password: 'hunter2' } }],
  ])('contains no secret (%s)', (_what, line) => {
    log.info(line, 'something happened');
    expect(lines.at(-1)).toContain('something happened');
    expect(lines.at(-1)).not.toContain('hunter2');
  });

  it('is one line of JSON, whatever a value contains', () => {
    log.info({ name: 'a\n{"level":60,"msg":"forged"}' }, 'named');
    expect(lines.at(-1)?.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'named', level: 30 });
  });
});
