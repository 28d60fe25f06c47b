import type {} from '@traveldesk/modules-server'; // statistics count their rows
import type {} from '@traveldesk/suppliers-server';
import { userScope } from '@traveldesk/users-server';
import { companyScope, keptCount, seesAllCompanies } from '@traveldesk/companies-server';
import type { CompanyType } from '@traveldesk/companies-contract';
import type { Statistic } from './statistics';

/** For staff, the count is read from `company_counts`, so that its cost does not grow with the number of companies. */
function companiesOfType(type: CompanyType): Statistic<number> {
  return async (db, actor) => {
    if (seesAllCompanies(actor)) return keptCount(db, { type });
    const { total } = await db
      .selectFrom('companies')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('type', '=', type)
      .where(companyScope(actor)('companies.id'))
      .executeTakeFirstOrThrow();
    return total;
  };
}

export const b2bCompanies = companiesOfType('B2B');
export const b2cCompanies = companiesOfType('B2C');

export const customers: Statistic<number> = async (db, actor) => {
  const { total } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('type', '=', 'customer')
    .where(userScope(actor))
    .executeTakeFirstOrThrow();
  return total;
};

/** Suppliers of the platform; for a company's user, suppliers of the companies in scope. */
export const suppliers: Statistic<number> = async (db, actor) => {
  const { total } = seesAllCompanies(actor)
    ? await db
        .selectFrom('suppliers')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    : await db
        .selectFrom('company_suppliers')
        .select(({ fn }) => fn.count<number>('supplier_id').distinct().as('total'))
        .where(companyScope(actor)('company_id'))
        .executeTakeFirstOrThrow();
  return total;
};

/** Modules of the platform; for a company's user, modules of the companies in scope. */
export const modules: Statistic<number> = async (db, actor) => {
  const { total } = seesAllCompanies(actor)
    ? await db
        .selectFrom('modules')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    : await db
        .selectFrom('company_modules')
        .select(({ fn }) => fn.count<number>('module_id').distinct().as('total'))
        .where(companyScope(actor)('company_id'))
        .executeTakeFirstOrThrow();
  return total;
};
