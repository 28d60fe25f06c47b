import type { Tree } from '@nx/devkit';
import { edit } from './edit.ts';
import type { Names } from './names.ts';

const pageOf = (domain: string) => `docs/${domain}.md`;

/** Creates the page of a domain, and lists it in the index below the reference data, where the screens of a new domain are in the menu. */
export function addDomainPage(tree: Tree, { domain, Domain, words }: Names): void {
  tree.write(pageOf(domain), `# ${Domain}\n\nThis domain stores the ${words} that users choose from.\n`);
  edit(tree, 'docs/README.md', (text) =>
    text.replace(
      /(## Reference data\n\n(?:- .*\n)+)/,
      `$1- [${Domain}](${domain}.md): ${words}, their codes and names.\n`,
    ),
  );
}

/** Adds a section on a screen to its domain's page: where its code is, and its rules. */
export function describeScreen(tree: Tree, names: Names): void {
  edit(tree, pageOf(names.domain), (text) => `${text.trimEnd()}\n\n${sectionOf(names)}`);
}

function sectionOf({ domain, things, thing, Things, Thing, Words, table }: Names): string {
  const floors = {
    screens: `libs/${domain}/feature/src/${things}/${Things}Page.tsx\`, \`${Thing}ViewPage.tsx\`, \`${Thing}EditPage.tsx`,
    calls: `libs/${domain}/feature/src/${things}/${things}.api.ts`,
    contract: `libs/${domain}/contract/src/${thing}.ts`,
    routes: `libs/${domain}/server/src/${things}.routes.ts`,
    'rules over more than one statement': `libs/${domain}/server/src/${things}.ts`,
    SQL: `libs/${domain}/server/src/${things}.sql.ts`,
    'finder of the command palette': `libs/${domain}/server/src/${thing}-finder.ts`,
  };
  const rows = Object.entries(floors).map(([floor, files]) => `| ${floor} | \`${files}\` |`);
  return `## ${Words}

| Floor | ${Words} |
| --- | --- |
${rows.join('\n')}

Each record has a name in English, French and Arabic, and a code of 2 to 10 Latin letters and digits (unique).

- **Permissions**: \`show_${table}\` for the list and the record, \`add_${table}\`, \`update_${table}\`, \`delete_${table}\`.
- **File**: \`GET /${thing}/export\`, for \`export_${table}\` ([how](geo.md#files-of-the-lists)).
- **Search** is by a part of the name in any of the three languages or of the code. The list is sorted by the name in the caller's language.
- **Deleting** is refused while another record refers to the record.
`;
}
