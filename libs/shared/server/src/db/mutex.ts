/** Lets one holder in at a time, in the order of asking. */
export class Mutex {
  private tail: Promise<void> = Promise.resolve();

  /** Resolves with the function that lets the next one in. */
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
