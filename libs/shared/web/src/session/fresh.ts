/** Asks who is at the keyboard to prove it again; answers whether they did. */
type Ask = () => Promise<boolean>;

const nobody: Ask = () => Promise.resolve(false);
let ask = nobody;
let asking: Promise<boolean> | null = null;

/** The shell provides how it is asked; without one, a call that needs a fresh sign-in just fails. */
export function onFreshSignIn(how: Ask): () => void {
  ask = how;
  return () => {
    ask = nobody;
  };
}

/** Asks once, however many calls wait for the answer. */
export function askForFreshSignIn(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
