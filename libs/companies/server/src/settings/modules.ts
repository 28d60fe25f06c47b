import type { ModuleChoice, ModulesWithSuppliers, ModuleWithSuppliers } from '@traveldesk/companies-contract';
import {
  actorOf,
  change,
  checkVersion,
  invalid,
  languageOf,
  notFound,
  Problem,
  type Actor,
  type Call,
  type Db,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { readCompany } from '../companies/companies';
import { lockCompany } from '../companies/companies.sql';
import { seesAllCompanies } from '../companies/scope';
import { judgeChoice } from './module-choice';
import {
  countModulesVersion,
  holdingsOf,
  modulesVersion,
  modulesWithSuppliers,
  replaceHoldings,
  type Holdings,
} from './modules.sql';

/** Throws a 404 when the company is not in the caller's scope. */
export async function readModules(db: Db, id: string, request: Call): Promise<ModulesWithSuppliers> {
  const actor = actorOf(request);
  await readCompany(db, id, actor);
  return answerOf(db, id, request);
}

/**
 * Throws a 404, a 412 when the caller's version is not the newest, a 403 for one's own company, or a 422 at the module
 * or supplier that cannot be given.
 */
export function chooseModules(
  request: Call,
  id: string,
  choice: ModuleChoice,
): Promise<ModulesWithSuppliers> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    if (!(await lockCompany(tx, id, actor))) throw notFound();
    if (!mayChoose(actor, id)) throw new Problem(403, 'company_own_modules');
    checkVersion(request, await modulesVersion(tx, id));
    const known = await modulesWithSuppliers(tx, id, 'en');
    const held = await holdingsOf(tx, id);
    const judged = judgeChoice(choice, known, held, await makersHoldings(tx, actor));
    if ('refusals' in judged) throw invalid(judged.refusals);
    await giveModules(tx, record, id, judged.holdings, known);
    return answerOf(tx, id, request);
  });
}

/** Gives a company exactly these modules and suppliers, in place of those it has (`known`). */
export async function giveModules(
  tx: Tx,
  record: Recorder,
  id: string,
  holdings: Holdings,
  known: readonly ModuleWithSuppliers[],
): Promise<void> {
  await replaceHoldings(tx, id, holdings);
  await countModulesVersion(tx, id);
  const after = await modulesWithSuppliers(tx, id, 'en');
  record({ entity: 'company', id, action: 'update', before: factsOf(known), after: factsOf(after) });
}

async function answerOf(db: Db | Tx, id: string, request: Call): Promise<ModulesWithSuppliers> {
  const data = await modulesWithSuppliers(db, id, languageOf(request));
  return { data, editable: mayChoose(actorOf(request), id), version: await modulesVersion(db, id) };
}

/** What one's own company has is decided above it. */
function mayChoose(actor: Actor, companyId: string): boolean {
  return seesAllCompanies(actor) || companyId !== actor.companyId;
}

async function makersHoldings(tx: Tx, actor: Actor) {
  return seesAllCompanies(actor) || actor.companyId === null ? null : holdingsOf(tx, actor.companyId);
}

/** What the history shows: the keys of the modules and the names of the suppliers. */
function factsOf(modules: readonly ModuleWithSuppliers[]): Record<string, unknown> {
  return {
    modules: modules.filter(({ enabled }) => enabled).map(({ key }) => key),
    suppliers: modules.flatMap(({ suppliers }) =>
      suppliers.filter(({ enabled }) => enabled).map(({ name }) => name),
    ),
  };
}
