// Builds the limit pages into .bench/limit and writes the transferred bytes of their JavaScript to bytes.json.
import { extractStyle } from '@ant-design/static-style-extract';
import react from '@vitejs/plugin-react';
import { ConfigProvider } from 'antd';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { build } from 'vite';
import { precompress } from '../../../apps/backoffice/vite/precompress.ts';
import { at } from '../../scripts/lib/root.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const outDir = at('.bench/limit');
const rows = '/api/v1/countries?page=1&per_page=20';
const early =
  `<script>if(location.pathname==='/countries')window.early={path:'${rows}',answer:fetch('${rows}',{headers:` +
  `{authorization:'Bearer '+localStorage.getItem('token')}}).then(r=>r.json())}</script>`;

const pages = [
  { name: 'login', file: 'login.html', parts: ['Form', 'Input', 'Button', 'Card'], head: '' },
  {
    name: 'app',
    file: 'index.html',
    parts: ['Layout', 'Menu', 'Table', 'Input', 'Button', 'Card', 'Tag', 'Modal'],
    head: early,
  },
];

/** Builds the pages unless they already exist, built from the same sources and packages. */
export async function buildLimit() {
  const stamp = stampOf();
  const stampFile = path.join(outDir, '.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return outDir;
  rmSync(outDir, { recursive: true, force: true });
  const scripts = {};
  for (const page of pages) scripts[page.name] = await buildPage(page);
  await precompress(outDir);
  const bytes = Object.entries(scripts).map(([name, script]) => [
    name,
    statSync(path.join(outDir, `${script}.br`)).size,
  ]);
  writeFileSync(path.join(outDir, 'bytes.json'), `${JSON.stringify(Object.fromEntries(bytes))}\n`);
  writeFileSync(stampFile, stamp);
  return outDir;
}

async function buildPage({ name, file, parts, head }) {
  const { output } = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { [name]: path.join(here, `src/${name}.tsx`) },
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const script = output.find((chunk) => chunk.isEntry).fileName;
  const css = styleOf(name, parts);
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Limit</title>' +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${head}` +
    `<link rel="stylesheet" href="/${css}"><script type="module" src="/${script}"></script></head>` +
    '<body style="margin:0"><div id="root"></div></body></html>';
  writeFileSync(path.join(outDir, file), html);
  return script;
}

/** Only antd's styles of these components, as one file. */
function styleOf(name, parts) {
  const unhashed = (node) => createElement(ConfigProvider, { theme: { hashed: false } }, node);
  const css = extractStyle({ includes: parts, customTheme: unhashed }).replaceAll(/<\/?style[^>]*>/g, '');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  mkdirSync(path.join(outDir, 'assets'), { recursive: true });
  writeFileSync(path.join(outDir, `assets/${name}-${hash}.css`), css);
  return `assets/${name}-${hash}.css`;
}

function stampOf() {
  const hash = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of readdirSync(path.join(here, 'src')).sort())
    hash.update(readFileSync(path.join(here, 'src', name)));
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = 'production';
  console.log(readFileSync(path.join(await buildLimit(), 'bytes.json'), 'utf8').trim());
}
