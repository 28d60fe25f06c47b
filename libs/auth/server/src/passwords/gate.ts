import { Problem } from '@traveldesk/shared-server';

/** The owner of a task. Tasks of a line run in order, and the lines take turns. */
export interface Line {
  name: string;
  /** A known user has precedence over a stranger when the queue is full. */
  known?: boolean;
}

interface Waiting {
  known: boolean;
  tasks: { start: () => void; refuse: (problem: Problem) => void }[];
}

/**
 * Runs at most `running` tasks at once and queues at most `waiting` more; a further one gets a 429. A password hash takes 64 MiB and a CPU
 * core, so unbounded sign-ins would stop the API (SECURITY 20). One line cannot fill the queue for others: lines are served in turn, and a
 * task that finds the queue full takes the last place of the longest line if that is longer than its own.
 */
export class Gate {
  private running = 0;
  private waiting = 0;
  /** Waiting lines in order of their turns. */
  private readonly lines = new Map<string, Waiting>();

  constructor(private readonly limits: { running: number; waiting: number }) {}

  async run<Result>(line: Line, task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait(line);
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private wait({ name, known = false }: Line): Promise<void> {
    if (this.waiting >= this.limits.waiting && !this.makeRoom(name, known)) throw busy();
    return new Promise((start, refuse) => {
      const line = this.lines.get(name) ?? { known, tasks: [] };
      line.tasks.push({ start, refuse });
      this.lines.set(name, line);
      this.waiting += 1;
    });
  }

  /** Removes the newest task of a line that has more than its share; for a known user, of a stranger's line of any length. */
  private makeRoom(name: string, known: boolean): boolean {
    const own = this.lines.get(name)?.tasks.length ?? 0;
    const longest = (lines: [string, Waiting][]) =>
      lines.sort(([, a], [, b]) => b.tasks.length - a.tasks.length)[0];
    const all = [...this.lines];
    const greedy = longest(all.filter(([, { tasks }]) => tasks.length > own + 1));
    const found = greedy ?? (known ? longest(all.filter(([, line]) => !line.known)) : undefined);
    if (!found) return false;
    this.takeFrom(found[0], 'newest')?.refuse(busy());
    return true;
  }

  private takeFrom(name: string, which: 'oldest' | 'newest') {
    const line = this.lines.get(name);
    const task = which === 'oldest' ? line?.tasks.shift() : line?.tasks.pop();
    if (line?.tasks.length === 0) this.lines.delete(name);
    if (task) this.waiting -= 1;
    return task;
  }

  /** Passes the place on, so that no new task overtakes the queue. */
  private leave(): void {
    const [next] = this.lines.keys();
    const task = next === undefined ? undefined : this.takeFrom(next, 'oldest');
    if (next === undefined || !task) {
      this.running -= 1;
      return;
    }
    const rest = this.lines.get(next);
    if (rest) {
      // The line's next task waits until the other lines have had their turn.
      this.lines.delete(next);
      this.lines.set(next, rest);
    }
    task.start();
  }
}

function busy(): Problem {
  return new Problem(429, 'too_many_requests', { retryAfter: 5 });
}
