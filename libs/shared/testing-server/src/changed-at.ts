/** Returns a copy of a wire object with another value at a dotted path such as `data.passengers.0.given_name`; undefined removes it. */
export function changedAt(wire: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(wire);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const at = steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy);
  (at as Record<string, unknown>)[last] = value;
  return copy;
}
