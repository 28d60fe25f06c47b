import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { at } from './root.mjs';

// A complete headless Chromium for Linux on x64 from an npm package, with the libraries that it needs besides libc. It is not a
// dependency: its 66 MB are only for machines without another browser.
const name = '@sparticuz/chromium';
const version = '153.0.0';
const integrity =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const folder = at(`node_modules/.cache/chromium-${version}`);
const executable = path.join(folder, 'chromium.sh');

/** The archives of the package, and the folder that each is unpacked into. */
const archives = { 'al2023.tar.br': 'libraries', 'swiftshader.tar.br': '.', 'fonts.tar.br': 'fonts' };

export const packedChromium = {
  executable,
  /** Downloads and unpacks it. Returns the path of its executable, or undefined where it does not run. */
  install() {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
    console.log(`Installing Chromium (${name}@${version}) …`);
    try {
      const unfinished = `${folder}.${process.pid}`;
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true });
      unpack(download(unfinished), unfinished);
      rmSync(folder, { recursive: true, force: true });
      renameSync(unfinished, folder);
      run(executable, ['--version'], folder);
      return executable;
    } catch (error) {
      console.error(`Chromium from ${name} could not be used: ${error.message}`);
      return undefined;
    }
  },
};

function download(into) {
  run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', into], into);
  const file = path.join(into, `sparticuz-chromium-${version}.tgz`);
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) throw new Error(`${path.basename(file)} is not the expected file.`);
  return file;
}

function unpack(archive, into) {
  run('tar', ['-xzf', archive, '--strip-components=2', 'package/bin'], into);
  for (const [file, target] of Object.entries(archives)) {
    mkdirSync(path.join(into, target), { recursive: true });
    const { status } = spawnSync('tar', ['-x', '-C', path.join(into, target)], { input: read(into, file) });
    if (status !== 0) throw new Error(`${file} could not be unpacked.`);
  }
  writeFileSync(path.join(into, 'chromium'), read(into, 'chromium.br'), { mode: 0o755 });
  writeFileSync(path.join(into, 'fonts/fonts.conf'), fontsConf());
  const environment = [
    'here=$(dirname "$(readlink -f "$0")")',
    'export LD_LIBRARY_PATH="$here/libraries/lib" FONTCONFIG_PATH="$here/fonts"',
  ];
  const script = ['#!/bin/sh', ...environment, 'exec "$here/chromium" "$@"', ''].join('\n');
  writeFileSync(path.join(into, 'chromium.sh'), script, { mode: 0o755 });
  for (const file of [...Object.keys(archives), 'chromium.br', path.basename(archive)])
    rmSync(path.join(into, file), { force: true });
}

/**
 * The package's own fonts have no Arabic, and Chromium crashes where it finds no glyph at all; the product's fonts for documents have
 * one.
 */
function fontsConf() {
  const folders = [
    path.join(folder, 'fonts/fonts'),
    at('node_modules/@expo-google-fonts'),
    '/usr/share/fonts',
  ];
  const lines = folders.map((one) => `<dir>${one}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${lines}<cachedir>${folder}/font-cache</cachedir></fontconfig>\n`;
}

const read = (folderOf, file) => brotliDecompressSync(readFileSync(path.join(folderOf, file)));

function run(command, args, cwd) {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(error?.message ?? `${path.basename(command)} failed: ${stderr.trim().slice(-300)}`);
}
