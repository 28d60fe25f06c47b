import type { Authenticate, RightsOf } from './actor';
import type { CompaniesOf } from '../audit/about';
import type { Histories } from '../audit/history';
import type { Kernel, ServerModule } from './module';
import type { Finders } from './finders';
import type { RecordKinds } from './record-kinds';
import type { CompanyStatusChanged, StandingOf, UserChanged } from './user-change';

/** Returns the one module that implements a function; two stop the boot. */
function ownerOf<Duty extends 'authenticate' | 'apiTokens' | 'rightsOf' | 'withheldFrom' | 'standingOf'>(
  modules: readonly ServerModule[],
  duty: Duty,
  said: string,
): (ServerModule & Required<Pick<ServerModule, Duty>>) | undefined {
  const [own, second] = modules.filter((module) => module[duty]);
  if (own && second) throw new Error(`The modules ${own.name} and ${second.name} both implement ${said}.`);
  return own as (ServerModule & Required<Pick<ServerModule, Duty>>) | undefined;
}

/** Returns the authentication of bearer tokens: API tokens by their prefix, all others as sessions. `replace` is for tests. */
export function authenticateOf(
  modules: readonly ServerModule[],
  kernel: Kernel,
  replace?: (fallback: Authenticate) => Authenticate,
): Authenticate {
  const sessions =
    ownerOf(modules, 'authenticate', 'the authentication of sessions')?.authenticate(kernel) ??
    (async () => null);
  const programs = ownerOf(modules, 'apiTokens', 'the authentication of API tokens')?.apiTokens;
  const byProgram = programs?.authenticate(kernel);
  const own: Authenticate = (token) =>
    byProgram && token.startsWith(programs?.prefix ?? '') ? byProgram(token) : sessions(token);
  return replace?.(own) ?? own;
}

/** Returns a user's permissions without withheld ones; none if no module implements them. */
export function rightsOf(modules: readonly ServerModule[], kernel: Kernel): RightsOf {
  const own = ownerOf(modules, 'rightsOf', 'the permissions of a user')?.rightsOf(kernel);
  const withheld = ownerOf(modules, 'withheldFrom', 'the withheld permissions of a user')?.withheldFrom(
    kernel,
  );
  if (!own || !withheld) return own ?? (async () => new Set<string>());
  return async (userId) => {
    const less = await withheld(userId);
    return new Set([...(await own(userId))].filter((permission) => !less.has(permission)));
  };
}

/** Returns a user's current data; null if no module implements it. */
export function standingOf(modules: readonly ServerModule[], kernel: Kernel): StandingOf {
  return (
    ownerOf(modules, 'standingOf', 'the current data of a user')?.standingOf(kernel) ?? (async () => null)
  );
}

/** Merges the modules' `companiesOf`; a kind declared twice stops the boot. */
export function companiesOf(modules: readonly ServerModule[]): CompaniesOf {
  const told = modules.flatMap((module) => Object.entries(module.companiesOf ?? {}));
  return toldOnce(told, (entity) => `Two modules declare which company a ${entity} belongs to.`);
}

/** Merges the modules' history rules; a kind declared twice stops the boot. */
export function historiesOf(modules: readonly ServerModule[]): Histories {
  const told = modules.flatMap((module) => Object.entries(module.histories ?? {}));
  return toldOnce(told, (entity) => `Two modules declare who may read the history of a ${entity}.`);
}

/** Merges the modules' record kinds; a kind declared twice stops the boot. */
export function recordKindsOf(modules: readonly ServerModule[]): RecordKinds {
  const told = modules.flatMap((module) => Object.entries(module.recordKinds ?? {}));
  return toldOnce(told, (kind) => `Two modules declare where a ${kind} opens.`);
}

/** Merges the modules' finders, in the order in which the host registers the modules. */
export function findersOf(modules: readonly ServerModule[]): Finders {
  const told = modules.flatMap((module) => Object.entries(module.finders ?? {}));
  return toldOnce(told, (kind) => `Two modules declare how a ${kind} is found.`);
}

function toldOnce<Told>(told: [string, Told][], said: (entity: string) => string): ReadonlyMap<string, Told> {
  const entities = told.map(([entity]) => entity);
  const twice = entities.find((entity, index) => entities.indexOf(entity) !== index);
  if (twice) throw new Error(said(twice));
  return new Map(told);
}

/** Returns a function that runs the modules' reactions to a change of a user, in the order of registration. */
export function userChangedOf(modules: readonly ServerModule[], kernel: Kernel): UserChanged {
  const all = modules.flatMap((module) => module.userChanged?.(kernel) ?? []);
  return async (tx, record, change) => {
    for (const act of all) await act(tx, record, change);
  };
}

/** Returns a function that runs the modules' reactions when a company is suspended or reactivated. */
export function companyStatusChangedOf(modules: readonly ServerModule[]): CompanyStatusChanged {
  const all = modules.flatMap((module) => module.companyStatusChanged ?? []);
  return async (tx, record, companyId) => {
    for (const act of all) await act(tx, record, companyId);
  };
}
