// Lints texts as if they were at given paths: reads [{ filePath, code }] from stdin and writes, for each, the rules that reported it. It
// is a separate process, because ESLint and its plugins do not work in jest's modules.
import { text } from 'node:stream/consumers';
import { loadESLint } from 'eslint';

const fixtures = JSON.parse(await text(process.stdin));
const ESLint = await loadESLint({ useFlatConfig: false });
const eslint = new ESLint();

const reports = [];
for (const { filePath, code } of fixtures) {
  const [result] = await eslint.lintText(code, { filePath });
  reports.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId ?? 'parser', message })));
}
process.stdout.write(JSON.stringify(reports));
