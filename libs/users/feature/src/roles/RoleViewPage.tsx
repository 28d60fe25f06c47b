import { useParams } from 'react-router-dom';
import { recordLoader, ofRecord } from '@traveldesk/shared-web';
import '../texts';
import { RoleRecord } from './RoleRecord';
import { usersRole, useUsersRoleQuery } from './roles.api';

export function RoleViewPage() {
  const { id = '' } = useParams();
  const result = useUsersRoleQuery(id, ofRecord);
  return <RoleRecord id={id} role={result.currentData} result={result} />;
}

RoleViewPage.loader = recordLoader(usersRole);

export { RoleViewPage as Component };
