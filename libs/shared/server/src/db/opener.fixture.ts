// Opens the directory, creating it from an image if one is given, and holds it until the process is killed or its standard input ends.
import { openPGlite } from './pglite';

async function main(directory: string, image?: string): Promise<void> {
  const connection = await openPGlite(directory, { image });
  console.log('open');
  process.stdin.resume().once('end', () => void connection.close().then(() => process.exit(0)));
}

main(process.argv[2] ?? '', process.argv[3]).catch((error: unknown) => {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(3);
});
