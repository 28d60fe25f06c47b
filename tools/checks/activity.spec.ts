import { filesOf, read, readJson } from './lib/workspace';
import { flatten, type Texts } from './lib/texts';

/** The values that the API's sources write to one part of an audit entry, including both branches of a condition. */
function written(part: 'action' | 'entity', source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/[!=]== '\w+'/g, '');
  const values = code.matchAll(
    new RegExp(`\\b(?:${part}:|const ${part} =)([^;{}]*?)(?=[;{}]|,\\s*\\w+:|$)`, 'g'),
  );
  const refusals = part === 'action' ? code.matchAll(/\bwrite\(request, '(\w+)'/g) : [];
  return [
    ...[...values].flatMap(([, value = '']) => [...value.matchAll(/'(\w+)'/g)].map(([, text = '']) => text)),
    ...[...refusals].map(([, text = '']) => text),
  ];
}

/** The files that write the audit trail. */
const sources = filesOf('libs/*/server/src/**/*.ts').filter(
  (file) => !/\.(spec|fixture|fake)\.ts$/.test(file) && /\brecord\w*\(/.test(read(file)),
);
const all = (part: 'action' | 'entity') =>
  [...new Set(sources.flatMap((file) => written(part, read(file))))].sort();

const words = filesOf('libs/*/contract/src/manifest/audit/texts/en.json').flatMap((file) =>
  Object.keys(flatten(readJson<Texts>(file))),
);
const common = flatten(readJson<Texts>('libs/shared/web/src/i18n/texts/en.json'));

describe('the activity of a user', () => {
  it('finds what the API writes', () => {
    expect(all('action')).toEqual(
      expect.arrayContaining([
        'create',
        'update',
        'delete',
        'suspend',
        'activate',
        'export',
        'test',
        'login',
        'login_failed',
        'login_throttled',
        'password_change',
        'password_refused',
        'reset_requested',
        'reset_throttled',
        'forbidden',
        'bad_token',
        'second_factor_on',
        'second_factor_removed',
        'code_failed',
      ]),
    );
    expect(all('entity')).toEqual(expect.arrayContaining(['access', 'company', 'role', 'security', 'user']));
  });

  it('has a text for every action the API can write (`actions` of a contract’s audit words)', () => {
    const told = (action: string) =>
      words.includes(`actions.${action}`) || (`history.actions.${action}` in common && action !== 'other');
    expect(all('action').filter((action) => !told(action))).toEqual([]);
  });

  it('has a text for every kind of record (`entities` of a contract’s audit words)', () => {
    expect(all('entity').filter((entity) => !words.includes(`entities.${entity}`))).toEqual([]);
  });

  it('has no text for actions that nothing writes', () => {
    const actions = words.flatMap((key) => /^actions\.(\w+)$/.exec(key)?.[1] ?? []);
    expect(actions.filter((action) => !all('action').includes(action))).toEqual([]);
  });

  it('has each text from one domain only: of two, the one added last would be shown', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each([
    ["record({ entity: 'user', id, action: status === 'on' ? 'begin' : 'end', before });", ['begin', 'end']],
    ["record({ action: 'invite', entity: 'user' })", ['invite']],
    ["const action = blocked ? 'held' : 'failed';", ['failed', 'held']],
    ["write(request, 'bad_token', {})", ['bad_token']],
    ["// action: 'nothing'", []],
  ])('reads %j', (source, found) => expect(written('action', source).sort()).toEqual(found));
});
