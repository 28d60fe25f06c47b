/** The supplier's time. A training moves it forward to see a hold expire without waiting for two days. */
export class Clock {
  #ahead = 0;

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  get ahead(): number {
    return this.#ahead;
  }

  turnForward(ms: number): void {
    this.#ahead += ms;
  }

  reset(): void {
    this.#ahead = 0;
  }
}
