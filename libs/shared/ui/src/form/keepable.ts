/** What antd conceals, also while it is shown; and what a browser is told to treat as a secret. */
const concealing = [
  '.ant-input-password input',
  ...['password', 'one-time-code', 'cc-'].map((kind) => `input[autocomplete*="${kind}"]`),
  'input[type="password"]',
].join();

/** What is typed in the concealed inputs of a form. */
export function concealedIn(form: HTMLElement | undefined): ReadonlySet<string> {
  const inputs = form?.querySelectorAll<HTMLInputElement>(concealing) ?? [];
  return new Set(Array.from(inputs, ({ value }) => value).filter((value) => value !== ''));
}

export interface Keepable {
  values: object;
  /** Whether something was left out. */
  isPartial: boolean;
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

/**
 * What of a form's values may lie on the device: no text that is concealed, wherever in the values it is; no field
 * named in `unkept`, however deep; and nothing that would come back as something else, such as a file.
 */
export function keepable(
  values: object,
  concealed: ReadonlySet<string>,
  unkept: readonly string[] = [],
): Keepable {
  let isPartial = false;
  const without = (): [] => {
    isPartial = true;
    return [];
  };
  const kept = (value: unknown): [unknown] | [] => {
    if (typeof value === 'string') return concealed.has(value) ? without() : [value];
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return [value];
    if (value === undefined) return [];
    if (Array.isArray(value)) return [value.flatMap(kept)];
    return typeof value === 'object' && isPlain(value) ? [keptOf(value)] : without();
  };
  const keptOf = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const isSecret = unkept.includes(name) && value !== undefined && value !== '';
        const found = isSecret ? without() : kept(value);
        return found.length > 0 ? [[name, found[0]]] : [];
      }),
    );
  return { values: keptOf(values), isPartial };
}
