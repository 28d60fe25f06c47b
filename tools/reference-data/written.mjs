import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A list of codes as a source: a text to split, which takes a seventh of the space of an array of texts. */
export function list(name, comment, codes) {
  const lines = [];
  for (let start = 0; start < codes.length; start += 24)
    lines.push(`  ${codes.slice(start, start + 24).join(' ')}`);
  return `/** ${comment} */\nexport const ${name}: readonly string[] = \`\n${lines.join('\n')}\n\`\n  .trim()\n  .split(/\\s+/);\n`;
}

/** Writes a file of the workspace and formats it. */
export function write(file, text) {
  const target = path.join(root, file);
  writeFileSync(target, text);
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), target], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${file} could not be formatted.`);
}
