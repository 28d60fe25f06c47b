import { randomBytes } from 'node:crypto';
import { companyPaths, logoMaxBytes, logoMaxPixels, type LogoType } from '@traveldesk/companies-contract';
import { invalid, notFound, readImage, type Db, type Recorder, type Tx } from '@traveldesk/shared-server';
import { lockCompany } from '../companies/companies.sql';
import type { Viewer } from '../companies/scope';
import '../companies.tables';

const extensions: Record<LogoType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Throws a 404, or a 422 at `content` when it is too large, has too many pixels, or is not an image. Returns the path of the new logo. */
export async function setLogo(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  { id, content }: { id: string; content: string },
): Promise<string> {
  const company = await lockCompany(tx, id, actor);
  if (!company) throw notFound();
  const bytes = Buffer.from(content, 'base64');
  const image = readImage(bytes);
  if (bytes.length > logoMaxBytes) throw invalid({ content: 'logo_too_large' });
  if (!image) throw invalid({ content: 'logo_type' });
  if (image.pixels > logoMaxPixels) throw invalid({ content: 'logo_pixels' });
  const { type } = image;
  // A new name per picture: responses can be cached forever, and old names stop working.
  const name = `${randomBytes(16).toString('base64url')}.${extensions[type]}`;
  await tx
    .insertInto('company_logos')
    .values({ company_id: id, name, type, bytes })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ name, type, bytes }))
    .execute();
  const logo = companyPaths.logoFile(name);
  record({ entity: 'company', id, action: 'update', before: { logo: company.logo }, after: { logo } });
  return logo;
}

/** Throws a 404 for an unknown company; does nothing when there is no logo. */
export async function removeLogo(
  tx: Tx,
  record: Recorder,
  actor: Viewer,
  { id }: { id: string },
): Promise<void> {
  const company = await lockCompany(tx, id, actor);
  if (!company) throw notFound();
  if (company.logo === null) return;
  await tx.deleteFrom('company_logos').where('company_id', '=', id).execute();
  record({
    entity: 'company',
    id,
    action: 'update',
    before: { logo: company.logo },
    after: { logo: null },
  });
}

export async function findLogo(db: Db, name: string): Promise<{ type: LogoType; bytes: Buffer } | undefined> {
  return db.selectFrom('company_logos').select(['type', 'bytes']).where('name', '=', name).executeTakeFirst();
}
