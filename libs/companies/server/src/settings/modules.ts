import type { ModuleChoice, ModulesWithSuppliers, ModuleWithSuppliers } from '@traveldesk/companies-contract';
import type { Language } from '@traveldesk/shared-contract';
import {
  checkVersion,
  invalid,
  notFound,
  Problem,
  snapshot,
  type Actor,
  type Db,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { readCompany } from '../companies/companies';
import { lockCompany } from '../companies/companies.sql';
import { seesAllCompanies, systemViewer, type Viewer } from '../companies/scope';
import { judgeChoice } from './module-choice';
import {
  countModulesVersion,
  holdChosen,
  holdingsOf,
  modulesVersion,
  modulesWithSuppliers,
  replaceHoldings,
  type Holdings,
} from './modules.sql';

/** Returns a company's modules and their version, in one snapshot. Throws a 404 outside the caller's scope. */
export function readModules(
  db: Db,
  id: string,
  actor: Actor,
  language: Language,
): Promise<ModulesWithSuppliers> {
  return snapshot(db, async (tx) => {
    await readCompany(tx, id, actor);
    return answerOf(tx, id, actor, language);
  });
}

/**
 * Throws a 404; a 412 when the caller's version is outdated; a 403 for the caller's own company; a 422 at a module or supplier that the
 * caller may not give.
 */
export async function chooseModules(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { id, seen, choice, language }: Target & { choice: ModuleChoice; language: Language },
): Promise<ModulesWithSuppliers> {
  if (!(await lockCompany(tx, id, actor))) throw notFound();
  if (!mayChoose(actor, id)) throw new Problem(403, 'company_own_modules');
  checkVersion(seen, await modulesVersion(tx, id));
  await holdChosen(tx, choice);
  const known = await modulesWithSuppliers(tx, id, actor, 'en');
  const held = await holdingsOf(tx, id);
  const judged = judgeChoice(choice, known, held, await makersModules(tx, actor));
  if ('refusals' in judged) throw invalid(judged.refusals);
  await giveModules(tx, record, actor, { id, holdings: judged.holdings, known });
  return answerOf(tx, id, actor, language);
}

/** Replaces a company's modules and suppliers, with a history entry. `known`: the current ones. */
export async function giveModules(
  tx: Tx,
  record: Recorder,
  _actor: Viewer,
  { id, holdings, known }: { id: string; holdings: Holdings; known: readonly ModuleWithSuppliers[] },
): Promise<void> {
  await replaceHoldings(tx, id, holdings);
  await countModulesVersion(tx, id);
  const after = await modulesWithSuppliers(tx, id, systemViewer, 'en');
  record({
    entity: 'company',
    id,
    action: 'update',
    before: auditedModules(known),
    after: auditedModules(after),
  });
}

async function answerOf(
  db: Db | Tx,
  id: string,
  actor: Actor,
  language: Language,
): Promise<ModulesWithSuppliers> {
  const data = await modulesWithSuppliers(db, id, actor, language);
  return { data, editable: mayChoose(actor, id), version: await modulesVersion(db, id) };
}

/** Users cannot choose the modules of their own company; a company above it or staff decide. */
function mayChoose(actor: Actor, companyId: string): boolean {
  return seesAllCompanies(actor) || companyId !== actor.companyId;
}

async function makersModules(tx: Tx, actor: Actor) {
  if (seesAllCompanies(actor) || actor.companyId === null) return null;
  return (await holdingsOf(tx, actor.companyId)).modules;
}

/** Returns module keys and supplier names for the history. */
function auditedModules(modules: readonly ModuleWithSuppliers[]): Record<string, unknown> {
  return {
    modules: modules.filter(({ enabled }) => enabled).map(({ key }) => key),
    suppliers: modules.flatMap(({ suppliers }) =>
      suppliers.filter(({ enabled }) => enabled).map(({ name }) => name),
    ),
  };
}
