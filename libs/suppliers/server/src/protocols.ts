import { languages, type Language } from '@traveldesk/shared-contract';
import { toolsOf, type Kernel, type ModuleTools } from '@traveldesk/shared-server';
import type { ProtocolProblem, SupplierProtocol as ShownProtocol } from '@traveldesk/suppliers-contract';

/** The product-specific parts of a protocol, by product. Each product's library declares its part by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface ProtocolProducts {}

/** JSON fields that logs must mask. */
export interface MaskedFields {
  /** Fields that identify a person's document, account or birth. */
  secrets: ReadonlySet<string>;
  /** Lists and objects in which such fields stay visible: staff need ticket numbers. */
  shownIn: ReadonlySet<string>;
  /** Whether a field is an amount that the platform pays (TRAVEL-RULES 30). */
  isAmount(name: string): boolean;
}

/**
 * How to talk to one type of supplier: JSON over HTTP with credentials in headers. Its library registers it with `registerProtocol`; no
 * other code knows the name.
 */
export interface SupplierProtocol {
  /** Stored with suppliers, so it must not change. */
  name: string;
  /** The server module with its texts: `protocols.<name>`, and a sentence `protocol_notes.<name>`. */
  texts: string;
  /** The key of the module whose suppliers may use it. */
  module: string;
  /** A sample base URL. */
  exampleUrl: string;
  /** Headers of every call; they override those for JSON. */
  headers: Readonly<Record<string, string>>;
  /** Headers with the credentials; their values are masked wherever a supplier echoes them. */
  authentication(credentials: string): Readonly<Record<string, string>>;
  /** The response header with the supplier's request id, in lower case. */
  requestIdHeader: string;
  /** A GET that needs credentials, costs nothing and changes nothing; `isAnswer` recognizes its response. */
  ping: { path: string; isAnswer(body: string): boolean };
  masked: MaskedFields;
  /** The supplier's names of the webhook events that concern its products. One webhook of an account serves all its protocols. */
  events: readonly string[];
  products: Partial<ProtocolProducts>;
}

/** A protocol with its texts for display. */
export interface SpokenProtocol extends SupplierProtocol {
  shown: ShownProtocol;
}

export type Protocols = ReadonlyMap<string, SpokenProtocol>;

/** Registers a protocol in `contribute` of its module. Throws at boot for a duplicate name or missing texts. */
export function registerProtocol(kernel: Pick<Kernel, 'tools' | 'texts'>, protocol: SupplierProtocol): void {
  const { protocols } = toolsOf(kernel, 'suppliers');
  const { name, module, texts, exampleUrl: example_url } = protocol;
  if (protocols.has(name)) throw new Error(`Two protocols are called ${name}.`);
  const textOf = (key: string) =>
    Object.fromEntries(
      languages.map((language) => [language, kernel.texts.text(texts, key, language)]),
    ) as Record<Language, string>;
  const shown = {
    name,
    module,
    title: textOf(`protocols.${name}`),
    note: textOf(`protocol_notes.${name}`),
    example_url,
  };
  protocols.set(name, { ...protocol, shown });
}

/** Returns the registered protocols by name. */
export function protocolsOf(kernel: { tools: Partial<ModuleTools> }): Protocols {
  return toolsOf(kernel, 'suppliers').protocols;
}

/** Returns the protocol of a supplier in this module, or why it cannot be used. */
export function protocolFor(
  protocols: Protocols,
  name: string,
  module: string,
): SpokenProtocol | ProtocolProblem {
  const protocol = protocols.get(name);
  if (!protocol) return 'unknown_protocol';
  return protocol.module === module ? protocol : 'foreign_protocol';
}

/** Shorter texts could occur elsewhere by chance. */
const shortestSecret = 8;

/** Returns the credentials in every form that calls send and a supplier may echo. */
export function sentSecrets(
  { authentication }: Pick<SupplierProtocol, 'authentication'>,
  credentials: string,
): string[] {
  const words = Object.values(authentication(credentials)).flatMap((value) => value.split(' ').at(-1) ?? []);
  const parts = [...credentials.split(':'), ...words].filter(({ length }) => length >= shortestSecret);
  // The longest first, as shorter ones are parts of it.
  return [...new Set([credentials, ...parts])].sort((one, other) => other.length - one.length);
}
