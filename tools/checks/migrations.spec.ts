import path from 'node:path';
import { filesOf, read } from './lib/workspace';

/** Migrations are listed by hand in one order: an unlisted file would change no database, and nothing would report it. */
it('every migration is imported by its domain', () => {
  const files = filesOf('libs/*/server/src/migrations/2*.ts').filter((file) => !file.endsWith('.spec.ts'));
  expect(files.length).toBeGreaterThan(10);
  const forgotten = files.filter((file) => {
    const [domain = ''] = file.split('/src/');
    const imported = new RegExp(`from '\\./(migrations/)?${path.basename(file, '.ts')}'`);
    return !filesOf(`${domain}/src/**/*.ts`).some((source) => imported.test(read(source)));
  });
  expect(forgotten).toEqual([]);
});
