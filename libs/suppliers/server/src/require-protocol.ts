import { findModule } from '@traveldesk/modules-server';
import { invalid, type Db, type Tx } from '@traveldesk/shared-server';
import type { SupplierInput } from '@traveldesk/suppliers-contract';
import { protocolProblem, type Protocols, type SpokenProtocol } from './protocols';

const codes = {
  unknown_protocol: 'supplier_protocol_unknown',
  foreign_protocol: 'supplier_protocol_foreign',
} as const;

/** Returns the protocol. Throws a 422 at `module_id` for an unknown module, at `protocol` if unsupported or of another module. */
export async function requireProtocol(
  db: Db | Tx,
  protocols: Protocols,
  { module_id, protocol: name }: Pick<SupplierInput, 'module_id' | 'protocol'>,
): Promise<SpokenProtocol> {
  const module = await findModule(db, module_id);
  if (!module) throw invalid({ module_id: 'supplier_module_unknown' });
  const isServed = [...protocols.values()].some((one) => one.module === module.key);
  if (!isServed) throw invalid({ protocol: 'supplier_module_unserved' });
  const problem = protocolProblem(protocols, { protocol: name, module: module.key });
  const protocol = protocols.get(name);
  if (problem || !protocol) throw invalid({ protocol: codes[problem ?? 'unknown_protocol'] });
  return protocol;
}
