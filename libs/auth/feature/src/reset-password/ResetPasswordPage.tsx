import { useLinkToken } from '../parts/useLinkToken';
import '../texts';
import { AskForLink } from './AskForLink';
import { SetPassword } from './SetPassword';

/** Both steps of a forgotten password: ask for the link, and with the link from the mail set a new one. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return token ? <SetPassword token={token} /> : <AskForLink />;
}

export { ResetPasswordPage as Component };
