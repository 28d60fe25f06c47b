import { storeUser, useSession } from '@traveldesk/shared-web';
import { allPermissions } from './session';
import './host.css';

/** Switches the permissions of the signed-in user, which take effect at once. */
export function Permissions() {
  const { user, permissions } = useSession();
  if (!user) return null;
  const set = (name: string, isGranted: boolean) =>
    storeUser({
      ...user,
      permissions: isGranted ? [...permissions, name] : permissions.filter((one) => one !== name),
    });
  return (
    <details className="host">
      <summary>{`Permissions: ${permissions.length} of ${allPermissions.length}`}</summary>
      {allPermissions.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={permissions.includes(name)}
            onChange={({ target }) => set(name, target.checked)}
          />
          {name}
        </label>
      ))}
    </details>
  );
}
