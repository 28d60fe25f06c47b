import { sql, type Kysely } from 'kysely';
import { nameColumns } from '../names';

/** Corrects the city of Sphinx International Airport, which had the country's name, unless somebody has changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { name_en, name_fr, name_ar, sort_en, sort_fr, sort_ar } = nameColumns({
    en: 'Giza',
    fr: 'Gizeh',
    ar: 'الجيزة',
  });
  await sql`
    update cities set name_en = ${name_en}, name_fr = ${name_fr}, name_ar = ${name_ar},
      sort_en = ${sort_en}, sort_fr = ${sort_fr}, sort_ar = ${sort_ar},
      version = version + 1, updated_at = now()
    where code = 'SPX' and name_en = 'Egypt' and name_fr = 'Egypt' and name_ar = 'Egypt'`.execute(db);
}
