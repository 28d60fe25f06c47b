import { useLinkToken } from '../parts/useLinkToken';
import '../texts';
import { AskForLink } from './AskForLink';
import { SetPassword } from './SetPassword';

/** Both steps of a password reset: request a link, then set a new password with it. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return token ? <SetPassword token={token} /> : <AskForLink />;
}

export { ResetPasswordPage as Component };
