import { lintTexts } from './testing/lint';

const page = 'libs/geo/feature/src/countries/Sample.tsx';
const plain = 'libs/geo/feature/src/countries/sample.ts';
const jsx = (inner: string) =>
  `export function Sample({ t }: { t: (key: string) => string }) {\n  return ${inner};\n}\n`;

/** [what, path, code, the rule that must report it] */
const refused: [string, string, string, string][] = [
  ['a default export', plain, 'const a = 1;\nexport default a;\n', 'no-restricted-exports'],
  ['any', plain, 'export const a = (b: any) => b;\n', '@typescript-eslint/no-explicit-any'],
  [
    'a cast to any',
    plain,
    'export const a = (b: string) => b as any;\n',
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'a non-null assertion',
    plain,
    'export const a = (b?: string) => b!;\n',
    '@typescript-eslint/no-non-null-assertion',
  ],
  ['ts-ignore', plain, '// @ts-ignore\nexport const a: string = 1;\n', '@typescript-eslint/ban-ts-comment'],
  [
    'ts-expect-error without a reason',
    plain,
    '// @ts-expect-error\nexport const a: string = 1;\n',
    '@typescript-eslint/ban-ts-comment',
  ],
  [
    'a list literal spread in place',
    plain,
    `export const a = [...['b', 'c'], 'd'];\n`,
    '@nx/workspace-no-literal-spread',
  ],
  [
    'an object literal spread in place',
    plain,
    'export const a = { ...{ b: 1 }, c: 2 };\n',
    '@nx/workspace-no-literal-spread',
  ],
  [
    'attributes spread in place',
    page,
    jsx(`<p {...{ id: t('a'), dir: 'ltr' }} />`),
    '@nx/workspace-no-literal-spread',
  ],
  ['text in JSX', page, jsx('<p>Countries</p>'), '@nx/workspace-no-literal-text'],
  ['text in a JSX expression', page, jsx(`<p>{t ? 'Yes' : t('no')}</p>`), '@nx/workspace-no-literal-text'],
  ['text in a template', page, jsx('<p>{`Total: ${t}`}</p>'), '@nx/workspace-no-literal-text'],
  ['Arabic text in JSX', page, jsx('<p>البلدان</p>'), '@nx/workspace-no-literal-text'],
  ['text in an attribute', page, jsx('<input aria-label="Name" />'), '@nx/workspace-no-literal-text'],
  [
    'text in an attribute expression',
    page,
    jsx(`<img alt={t ? 'Flag' : ''} />`),
    '@nx/workspace-no-literal-text',
  ],
  [
    'text in a column',
    plain,
    `export const columns = [{ title: 'Phone code', dataIndex: 'phone_code' }];\n`,
    '@nx/workspace-no-literal-text',
  ],
  [
    'an icon announced by its English name',
    page,
    `import { PlusOutlined } from '@ant-design/icons';\nexport const icon = <PlusOutlined />;\n`,
    'no-restricted-syntax',
  ],
  [
    'a sentence with a fixed left-to-right direction',
    page,
    `import { Bidi } from '@traveldesk/shared-ui';\n${jsx(`<Bidi>{t('a')}</Bidi>`)}`,
    'no-restricted-syntax',
  ],
  ['marginLeft in a style', page, jsx('<p style={{ marginLeft: 8 }} />'), 'no-restricted-syntax'],
  ['borderRight in a style', page, jsx('<p style={{ borderRight: 0 }} />'), 'no-restricted-syntax'],
  ['left in a style', page, jsx('<p style={{ left: 0 }} />'), 'no-restricted-syntax'],
  ['left in styles of antd', page, jsx('<b style={{ ...{ left: 0 } }} />'), 'no-restricted-syntax'],
  ['textAlign right', page, jsx(`<p style={{ textAlign: 'right' }} />`), 'no-restricted-syntax'],
  [
    'a column fixed on the right',
    plain,
    `export const column = { fixed: 'right' };\n`,
    'no-restricted-syntax',
  ],
  [
    'paddingRight in CSSProperties',
    plain,
    `import type { CSSProperties } from 'react';\nexport const s: CSSProperties = { paddingRight: 1 };\n`,
    'no-restricted-syntax',
  ],
  [
    'right in CSSProperties',
    plain,
    `import type { CSSProperties } from 'react';\nexport const s: CSSProperties = { right: 1 };\n`,
    'no-restricted-syntax',
  ],
  [
    'App of antd, which nothing mounts',
    plain,
    `import { App } from 'antd';\nexport const a = () => App.useApp();\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'App of antd by its file',
    plain,
    `import useApp from 'antd/es/app/useApp';\nexport const a = () => useApp();\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'static message of antd',
    plain,
    `import { message } from 'antd';\nmessage.info('a');\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'static notification of antd',
    plain,
    `import { notification } from 'antd';\nnotification.open({});\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'static message by its path',
    plain,
    `import message from 'antd/es/message';\nmessage.info('a');\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  ['Modal.confirm', plain, `import { Modal } from 'antd';\nModal.confirm({});\n`, 'no-restricted-properties'],
  ['Modal.error', plain, `import { Modal } from 'antd';\nModal.error({});\n`, 'no-restricted-properties'],
  [
    'a hook in a condition',
    page,
    `import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n`,
    'react-hooks/rules-of-hooks',
  ],
  [
    'a missing dependency',
    page,
    `import { useEffect } from 'react';\nexport function A({ on }: { on: () => void }) {\n  useEffect(() => on(), []);\n  return null;\n}\n`,
    'react-hooks/exhaustive-deps',
  ],
  ['an image without alt', page, jsx('<img src="/a.svg" />'), 'jsx-a11y/alt-text'],
  ['a clickable div', page, jsx('<div onClick={() => t("a")} />'), 'jsx-a11y/click-events-have-key-events'],
  ['raw HTML', page, jsx('<div dangerouslySetInnerHTML={{ __html: t("a") }} />'), 'react/no-danger'],
  ['console', 'libs/geo/server/src/a.ts', `console.log('a');\n`, 'no-console'],
  ['a note to finish later', plain, `// TODO: later\nexport const a = 1;\n`, 'no-warning-comments'],
  ['a file of more than 300 lines', plain, 'export {};\n'.repeat(301), 'max-lines'],
  [
    'a suppression without a reason',
    plain,
    `// eslint-disable-next-line no-console\nconsole.log(1);\n`,
    '@nx/workspace-reasoned-suppression',
  ],
  [
    'a suppression without a rule',
    plain,
    `// eslint-disable-next-line -- because\nconsole.log(1);\n`,
    '@nx/workspace-reasoned-suppression',
  ],
  [
    'an unused suppression',
    plain,
    `// eslint-disable-next-line no-console -- there was one once\nexport const a = 1;\n`,
    'unused',
  ],
];

const allowed: [string, string, string][] = [
  ['a default export in a config', 'apps/backoffice/vite.config.ts', 'export default {};\n'],
  ['a translated text', page, jsx(`<p aria-label={t('a.b')}>{t('countries.title')}</p>`)],
  ['punctuation between texts', page, jsx(`<p>{t('a')} · {t('b')} / 20</p>`)],
  ['a key as a label', plain, `export const fields = [{ key: 'name', label: 'countries.filters.name' }];\n`],
  ['an attribute that nobody reads', page, jsx(`<p className="wide" data-state={t ? 'open' : 'shut'} />`)],
  ['logical sides', page, jsx(`<p style={{ marginInlineStart: 8, textAlign: 'end' }}>{t('a')}</p>`)],
  ['left that is not a style', plain, `export const tree = { left: 1, right: 2 };\n`],
  [
    'a suppression with a reason',
    plain,
    `// eslint-disable-next-line no-console -- the boot script has no logger\nconsole.log(1);\n`,
  ],
  [
    'a spread of a condition or a computed value',
    plain,
    `export const a = (b: string[], c?: number) => ({ ...(c && { c }), list: [...b, ...['d'].map(String)] });\n`,
  ],
  [
    'literals in a spec',
    'libs/geo/feature/src/countries/Sample.spec.tsx',
    jsx('<p id={t("a")}>Countries</p>'),
  ],
];

const reports = lintTexts([...refused, ...allowed].map(([, filePath, code]) => ({ filePath, code })));

describe('ESLint of the workspace', () => {
  it.each(refused.map(([what, , , rule], index) => [what, rule, index] as const))(
    'rejects %s',
    (_, rule, index) => {
      const found = (reports[index] ?? []).map((report) =>
        report.message.startsWith('Unused eslint-disable') ? 'unused' : report.rule,
      );
      expect(found).toContain(rule);
    },
  );

  it.each(allowed.map(([what], index) => [what, index] as const))('allows %s', (_, index) => {
    expect(reports[refused.length + index]).toEqual([]);
  });
});
