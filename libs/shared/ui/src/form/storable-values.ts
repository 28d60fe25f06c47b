/** Password inputs, including antd's while their text is shown, and inputs whose `autocomplete` marks a secret. */
const concealing = [
  '.ant-input-password input',
  ...['password', 'one-time-code', 'cc-'].map((kind) => `input[autocomplete*="${kind}"]`),
  'input[type="password"]',
].join();

/** Returns the texts typed into a form's concealed inputs. */
export function concealedIn(form: HTMLElement | undefined): ReadonlySet<string> {
  const inputs = form?.querySelectorAll<HTMLInputElement>(concealing) ?? [];
  return new Set(Array.from(inputs, ({ value }) => value).filter((value) => value !== ''));
}

export interface StorableValues {
  values: object;
  /** Whether any value was left out. */
  isPartial: boolean;
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

/**
 * Returns the part of a form's values that may be stored on the device: no concealed text at any depth, no field named in `unkept` at any
 * depth, and no value that does not survive serialization, such as a file.
 */
export function keepable(
  values: object,
  concealed: ReadonlySet<string>,
  unkept: readonly string[] = [],
): StorableValues {
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
