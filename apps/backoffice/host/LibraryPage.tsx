import { Link } from 'react-router-dom';
import { PageHeader } from '@traveldesk/shared-ui';
import { can, useSession, useText } from '@traveldesk/shared-web';
import { domain } from 'virtual:feature';
import { screens } from '../src/domains';

/** The first page of the host: the screens of the library that need no record and are open to the user. */
function LibraryPage() {
  const text = useText();
  const { permissions } = useSession();
  const open = screens.filter(
    ({ path, permission }) => !/^\/$|^\/error|[:*]/.test(path) && can(permission, permissions),
  );
  return (
    <>
      <PageHeader title={`${domain}-feature`} />
      <ul>
        {open.map(({ name, path, label }) => (
          <li key={name}>
            <Link to={path}>{label ? text(label) : path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export { LibraryPage as Component };
