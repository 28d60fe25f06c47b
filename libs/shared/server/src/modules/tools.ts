/**
 * The domains' services for the life of the process, such as circuit breakers, turns and contributions of others. Each domain declares its
 * own by declaration merging, creates it once per kernel (`ServerModule.tools`), and gets it with `toolsOf`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface ModuleTools {}

/** Returns a domain's services in this process, the same for its routes and jobs. Throws if the module is not registered. */
export function toolsOf<Name extends keyof ModuleTools>(
  kernel: { tools: Partial<ModuleTools> },
  name: Name,
): NonNullable<Partial<ModuleTools>[Name]> {
  const tools = kernel.tools[name];
  if (!tools) throw new Error(`The module ${name} is not registered.`);
  return tools;
}
