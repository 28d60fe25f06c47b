import { writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

const root = path.join(import.meta.dirname, '../..');

/** A list of codes as a source: a text that is split, a seventh of what an array of texts is. */
export function list(name, comment, codes) {
  const lines = [];
  for (let start = 0; start < codes.length; start += 24)
    lines.push(`  ${codes.slice(start, start + 24).join(' ')}`);
  return `/** ${comment} */\nexport const ${name}: readonly string[] = \`\n${lines.join('\n')}\n\`\n  .trim()\n  .split(/\\s+/);\n`;
}

/** Writes a file of the workspace, as Prettier would. */
export async function write(file, text) {
  const target = path.join(root, file);
  const options = await prettier.resolveConfig(target);
  writeFileSync(target, await prettier.format(text, { ...options, filepath: target }));
}
