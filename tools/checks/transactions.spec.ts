import { recordersOf } from './lib/writers';
import { filesOf, read } from './lib/workspace';

const openers =
  /(?<!function )\b(change|changeApart|systemChange|idempotent|transaction)\(|\.transaction\(\)/;
const openingFiles = /\.(routes|jobs|mail)\.ts$|\/demo(\/\w+)?\.ts$/;
const test = /(\.(spec|fake|fixture)\.ts$|\/testing\/)/;

/**
 * Operations with more than one transaction, since they wait in between: for a password's hash or a supplier's answer. Each part is
 * committed when it is done, so a later failure does not undo that an attempt was counted.
 */
const inParts = [
  'libs/auth/server/src/first-admin/first-start.ts',
  'libs/auth/server/src/invitation/accept-invitation.ts',
  'libs/auth/server/src/passwords/present-password.ts',
  'libs/auth/server/src/passwords/reset-password.ts',
  'libs/auth/server/src/passwords/update-password.ts',
  'libs/auth/server/src/sessions/confirm-identity.ts',
  'libs/auth/server/src/sign-in/sign-in-code.ts',
  'libs/auth/server/src/sign-in/sign-in.ts',
  'libs/auth/server/src/throttle/throttle.ts',
  'libs/bookings/server/src/quotes/quoted.ts',
  'libs/hotels/server/src/negotiated/step.ts',
  'libs/hotels/server/src/properties/records.ts',
  'libs/suppliers/server/src/supplier-test.ts',
  'libs/wallet/server/src/check/run-check.ts',
];

/** Writers without a signed-in user: during a sign-in, through a link, or by the product itself. */
const withoutActor = [
  'beginSession',
  'createFirstAdministrator',
  'requestReset',
  'useCode',
  'endKeptCredentials',
  'moveSupplier',
  'writeUserRoles',
];

/** Connection state that outlives a transaction: it is lost behind a pooler in transaction mode (docs/adr/0098). */
const ofSession =
  /pg_(try_)?advisory_(lock|unlock)|\blisten "|pg_notify\(|create temp|declare \w+ cursor|discard all|set_config\([^)]*false\)|`set (?!local )\w+( to| =)|\.connection\(\)/i;

const actor =
  /^(Actor|Giver|Viewer|ChangeAuthor|RateAuthor|MovementAuthor|TaskActor|RequestAuthor)( \| null)?$/;

const domains = filesOf('libs/*/server/src/**/*.ts').filter(
  (file) => !file.startsWith('libs/shared/') && !test.test(file),
);

describe('a transaction', () => {
  it("is opened only by routes and jobs, so that a domain's writes can be part of another one's change", () => {
    const opening = domains.filter((file) => !openingFiles.test(file) && openers.test(read(file)));
    expect(opening).toEqual(inParts);
  });

  it('is accepted, with its recorder and the actor, by every function that writes for others', () => {
    const writers = domains.flatMap((file) => recordersOf(read(file)));
    expect(writers.length).toBeGreaterThan(40);
    const odd = writers.filter(({ types: [tx, record, who = ''] }) => {
      return tx !== 'Tx' || record !== 'Recorder' || !actor.test(who);
    });
    expect(odd.map(({ name }) => name).sort()).toEqual([...withoutActor].sort());
  });

  it('is all the state that a database connection has to keep', () => {
    const servers = filesOf('libs/*/server/src/**/*.ts', 'apps/api/src/**/*.ts').filter(
      (file) => !test.test(file),
    );
    expect(servers.filter((file) => ofSession.test(read(file)))).toEqual([]);
    for (const lasting of [
      'select pg_advisory_lock(1)',
      '`set statement_timeout = 0`',
      "set_config('a', 'b', false)",
    ])
      expect(lasting).toMatch(ofSession);
    for (const passing of ['pg_try_advisory_xact_lock(1)', '`set local x = 0`', "set_config('a', 'b', true)"])
      expect(passing).not.toMatch(ofSession);
  });

  it('is noticed as missing where it does not come first', () => {
    const source =
      'export function save(actor: Actor, tx: Tx, record: Recorder) {}\nfunction own(record: Recorder) {}';
    expect(recordersOf(source)).toEqual([{ name: 'save', types: ['Actor', 'Tx', 'Recorder'] }]);
  });
});
