import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A path below the workspace's folder. */
export const at = (...parts) => path.join(root, ...parts);
