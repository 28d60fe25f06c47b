import { findModule } from '@traveldesk/modules-server';
import type { Module } from '@traveldesk/modules-contract';
import { invalid, type Db, type Tx } from '@traveldesk/shared-server';
import type { SupplierInput } from '@traveldesk/suppliers-contract';
import { protocolFor, type Protocols, type SpokenProtocol } from './protocols';

const codes = {
  unknown_protocol: 'supplier_protocol_unknown',
  foreign_protocol: 'supplier_protocol_foreign',
} as const;

/** Returns the supplier's module. Throws a 422 at `module_id` if there is none. */
export async function requireModule(
  db: Db | Tx,
  { module_id }: Pick<SupplierInput, 'module_id'>,
): Promise<Module> {
  const module = await findModule(db, module_id);
  if (!module) throw invalid({ module_id: 'supplier_module_unknown' });
  return module;
}

/** Returns the protocol. Throws a 422 at `protocol` if it is unsupported or of another module. */
export function requireProtocol(
  protocols: Protocols,
  { protocol: name }: Pick<SupplierInput, 'protocol'>,
  module: Pick<Module, 'key'>,
): SpokenProtocol {
  const isServed = [...protocols.values()].some((one) => one.module === module.key);
  if (!isServed) throw invalid({ protocol: 'supplier_module_unserved' });
  const protocol = protocolFor(protocols, name, module.key);
  if (typeof protocol === 'string') throw invalid({ protocol: codes[protocol] });
  return protocol;
}
