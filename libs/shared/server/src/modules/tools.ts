/**
 * What domains keep for as long as the process lives: breakers, turns, what others have contributed. Each declares its own
 * by declaration merging, makes it once per kernel (`ServerModule.tools`), and finds it by `toolsOf`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface ModuleTools {}

/** What a domain keeps in this process, the same for its routes and its jobs. Throws where it is not registered. */
export function toolsOf<Name extends keyof ModuleTools>(
  kernel: { tools: Partial<ModuleTools> },
  name: Name,
): NonNullable<Partial<ModuleTools>[Name]> {
  const tools = kernel.tools[name];
  if (!tools) throw new Error(`The module ${name} is not registered.`);
  return tools;
}
