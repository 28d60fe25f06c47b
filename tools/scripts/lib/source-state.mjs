import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A text that identifies the state of the sources in a directory: the commit, the changes since, and the files unknown to git. */
export function sourceState(directory) {
  const hash = createHash('sha256');
  hash.update(git(directory, 'rev-parse', 'HEAD'));
  hash.update(git(directory, 'diff', 'HEAD', '--binary'));
  const untracked = git(directory, 'ls-files', '--others', '--exclude-standard', '-z').toString('utf8');
  for (const file of untracked.split('\0').filter(Boolean)) {
    const content = readFileSync(path.join(directory, file));
    // The length first, so that no file's end can look like another's start.
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function git(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, maxBuffer: 1024 ** 3 });
  if (status !== 0) throw new Error(`git ${args[0]} has failed: ${stderr}`);
  return stdout;
}
