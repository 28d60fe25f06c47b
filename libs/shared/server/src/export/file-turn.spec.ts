import { EventEmitter } from 'node:events';
import type { Call } from '../http/types';
import { takeFileTurn } from './file-turn';
import { createExports, usualExportLimits } from './turns';

it('leaves nothing at its caller’s connection: neither a turn that ended nor one that was refused', async () => {
  const socket = new EventEmitter();
  const exports = createExports({
    ...usualExportLimits,
    files: { places: 1, waiting: 1, patience: 20 },
  });
  const call = {
    raw: { socket },
    actor: { userId: 'mona' },
    server: { kernel: { exports } },
  } as unknown as Call;
  const { end } = await takeFileTurn(call);
  await expect(takeFileTurn(call)).rejects.toMatchObject({ code: 'exports_busy' });
  expect(socket.listenerCount('close')).toBe(1);
  end();
  expect(socket.listenerCount('close')).toBe(0);
});
