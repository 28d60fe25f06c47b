import type { Authenticate, RightsOf } from './actor';
import type { Kernel, ServerModule } from './module';

/** The one module that has a duty; two of them stop the boot, since neither would know of the other. */
function ownerOf<Duty extends 'authenticate' | 'apiTokens' | 'rightsOf'>(
  modules: readonly ServerModule[],
  duty: Duty,
  said: string,
): (ServerModule & Required<Pick<ServerModule, Duty>>) | undefined {
  const [own, second] = modules.filter((module) => module[duty]);
  if (own && second) throw new Error(`The modules ${own.name} and ${second.name} both tell ${said}.`);
  return own as (ServerModule & Required<Pick<ServerModule, Duty>>) | undefined;
}

/** Who a bearer token belongs to: an API token by its prefix, any other one a session. `replace` is for tests. */
export function authenticateOf(
  modules: readonly ServerModule[],
  kernel: Kernel,
  replace?: (fallback: Authenticate) => Authenticate,
): Authenticate {
  const sessions = ownerOf(modules, 'authenticate', 'who calls')?.authenticate(kernel) ?? (async () => null);
  const programs = ownerOf(modules, 'apiTokens', 'which program calls')?.apiTokens;
  const byProgram = programs?.authenticate(kernel);
  const own: Authenticate = (token) =>
    byProgram && token.startsWith(programs?.prefix ?? '') ? byProgram(token) : sessions(token);
  return replace?.(own) ?? own;
}

/** What a user may do; nothing at all where no module tells. */
export function rightsOf(modules: readonly ServerModule[], kernel: Kernel): RightsOf {
  const own = ownerOf(modules, 'rightsOf', 'what a user may do')?.rightsOf(kernel);
  return own ?? (async () => new Set<string>());
}
