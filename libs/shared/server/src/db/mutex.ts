/** A mutual exclusion lock; waiters enter in order. */
export class Mutex {
  private tail: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases the lock. */
  async acquire(): Promise<() => void> {
    const before = this.tail;
    let release: () => void = () => {};
    this.tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
