/** Asks the user to sign in again; resolves to whether they did. */
type Ask = () => Promise<boolean>;

const nobody: Ask = () => Promise.resolve(false);
let ask = nobody;
let asking: Promise<boolean> | null = null;

/** Sets the shell's prompt; without it, a call that needs a fresh sign-in fails. */
export function onFreshSignIn(how: Ask): () => void {
  ask = how;
  return () => {
    ask = nobody;
  };
}

/** Asks once for all waiting calls. */
export function askForFreshSignIn(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
