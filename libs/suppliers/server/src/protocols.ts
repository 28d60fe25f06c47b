import { languages, type Language } from '@traveldesk/shared-contract';
import { toolsOf, type Kernel, type ModuleTools } from '@traveldesk/shared-server';
import type { SupplierProtocol as ShownProtocol } from '@traveldesk/suppliers-contract';

/**
 * The parts of a protocol that sell a product, by the product's name. The library of a product declares its part by declaration
 * merging.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface ProtocolProducts {}

/** The JSON fields that logs of a protocol must mask. */
export interface MaskedFields {
  /** Fields that identify a person's document, account or birth. */
  secrets: ReadonlySet<string>;
  /** Names of lists and objects in which such fields are shown: staff have to see the numbers of tickets. */
  shownIn: ReadonlySet<string>;
  /** Whether a field is an amount that the platform pays (TRAVEL-RULES 30). */
  isAmount(name: string): boolean;
}

/**
 * How one kind of supplier is spoken to: JSON over HTTP, with credentials in headers. Its library hands it over by
 * `registerProtocol`; nothing else knows the name.
 */
export interface SupplierProtocol {
  /** Stored with each supplier, so it stays as it is. */
  name: string;
  /** The module whose texts name it: `protocols.<name>`, and one sentence about it: `protocol_notes.<name>`. */
  module: string;
  /** A base URL, as an example of the form. */
  exampleUrl: string;
  /** Headers of every call, beside those of JSON or in their place. */
  headers: Readonly<Record<string, string>>;
  /** Headers that hold the credentials: their values are masked wherever a supplier says them back. */
  authentication(credentials: string): Readonly<Record<string, string>>;
  /** The header of an answer by which the supplier finds the call again, in small letters. */
  requestIdHeader: string;
  /** A GET that needs the credentials, and neither costs nor changes anything; and whether a body is an answer to it. */
  ping: { path: string; isAnswer(body: string): boolean };
  masked: MaskedFields;
  products: Partial<ProtocolProducts>;
}

/** A protocol, with what people read of it. */
export interface SpokenProtocol extends SupplierProtocol {
  shown: ShownProtocol;
}

export type Protocols = ReadonlyMap<string, SpokenProtocol>;

/**
 * Adds a protocol to those that the server speaks, in `contribute` of its module. Throws, and so stops the boot, for a second
 * one of that name and for one without its texts.
 */
export function registerProtocol(kernel: Pick<Kernel, 'tools' | 'texts'>, protocol: SupplierProtocol): void {
  const { protocols } = toolsOf(kernel, 'suppliers');
  const { name, module, exampleUrl: example_url } = protocol;
  if (protocols.has(name)) throw new Error(`Two protocols are called ${name}.`);
  const textOf = (key: string) =>
    Object.fromEntries(
      languages.map((language) => [language, kernel.texts.text(module, key, language)]),
    ) as Record<Language, string>;
  const shown = {
    name,
    title: textOf(`protocols.${name}`),
    note: textOf(`protocol_notes.${name}`),
    example_url,
  };
  protocols.set(name, { ...protocol, shown });
}

/** The protocols of this kernel, by name. */
export function protocolsOf(kernel: { tools: Partial<ModuleTools> }): Protocols {
  return toolsOf(kernel, 'suppliers').protocols;
}

/** A shorter text could be part of any other by chance. */
const shortestSecret = 8;

/** The credentials in every form in which a call carries them, and in which a supplier may say them back. */
export function sentSecrets(
  { authentication }: Pick<SupplierProtocol, 'authentication'>,
  credentials: string,
): string[] {
  const words = Object.values(authentication(credentials)).flatMap((value) => value.split(' ').at(-1) ?? []);
  const parts = [...credentials.split(':'), ...words].filter(({ length }) => length >= shortestSecret);
  // The longest first: a part is in the whole.
  return [...new Set([credentials, ...parts])].sort((one, other) => other.length - one.length);
}
